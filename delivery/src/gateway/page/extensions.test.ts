import { AUTOMATIC_ACTOR, type PageState, type SlotOverview } from '@firn/shared-contracts/delivery';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { aGateway, BEARER, type TestGateway } from '../../testing/a-gateway.ts';
import { aBeaconToken } from '../../testing/a-visitor.ts';
import { anExtension, aRemoteServer, aShellServer, aSlot } from '../../testing/fixture-release.ts';

/** A page with its own content, the mark of its slot, and a mark that somebody wrote into a text. */
const aPageServer = (context = '{}', version = '1.0.0') => `export const version = '${version}';
export async function renderRegion(input) {
  const slot = '<!--slot:' + input.slotMark + ':agenda-tools-->';
  const forged = '<!--slot:agenda-tools--><!--slot:0123456789abcdef01234567:agenda-tools-->';
  return { status: 200, html: '<p>Touren</p>' + forged + '<div data-slot>' + slot + '</div>',
    head: { title: 'Agenda' }, headerImage: false, data: null, slots: { 'agenda-tools': ${context} } };
}`;
const anExtensionServer = (body: string, version = '1.0.0') => `export const version = '${version}';
export async function renderExtension(input) { ${body} }`;
const says = (text: string) => `return { html: '<p>${text}</p>', data: { is: '${text}' } };`;
const drawn = (overrides: Parameters<typeof anExtension>[0] = {}) =>
  anExtension({ render: 'server', ...overrides });

let gateway: TestGateway;
let extensionPause: () => Promise<unknown>;

beforeEach(async () => {
  // No machine is too slow for these extensions; what a late one costs is staged.
  extensionPause = () => new Promise(() => undefined);
  gateway = await aGateway({}, { renderTimeout: 10_000, extensionPause: () => extensionPause() });
  await gateway.deliver({ name: 'shell', server: aShellServer() });
  await gateway.deliver({ server: aPageServer(), slots: [aSlot({ context: 'visitor@1' })] });
});
afterEach(() => gateway.app.close());

const deliver = (name: string, body: string, extensions = [drawn()], version = '1.0.0') =>
  gateway.deliver({ name, version, pages: [], extensions, server: anExtensionServer(body, version) });

async function view() {
  const { statusCode, body, headers } = await gateway.page('/agenda');
  const [, slot = ''] = /<div data-slot>(.*?)<\/div><\/main>/s.exec(body) ?? [];
  const [, json = '{}'] = /id="firn-state">(.*?)<\/script>/s.exec(body) ?? [];
  const state = JSON.parse(json) as PageState;
  const [, heights = ''] = /<style nonce="[^"]+">(.*?)<\/style>/s.exec(body) ?? [];
  return { statusCode, body, headers, slot, heights, extensions: state.extensions };
}

const element = (key: string, html = '') => `<div data-extension="${key}">${html}</div>`;

test('a page without extensions has none of their marks', async () => {
  const { statusCode, slot, extensions, heights } = await view();
  expect([statusCode, slot, extensions, heights]).toEqual([200, '', undefined, '']);
});

test('extensions of several remotes stand in the page’s own answer, in their order', async () => {
  await deliver('mfe-b', says('b'), [drawn({ order: 1 })]);
  await deliver('mfe-a', 'return { html: "<p>" + input.extensionId + "</p>", data: null };', [
    drawn({ id: 'zoo', order: 2 }),
    drawn({ id: 'ape', order: 2 }),
  ]);
  const { slot, extensions, body, headers } = await view();
  const wanted = [
    element('mfe-b/weather', '<p>b</p>'),
    element('mfe-a/ape', '<p>ape</p>'),
    element('mfe-a/zoo', '<p>zoo</p>'),
  ];
  expect(slot).toBe(wanted.join(''));
  expect(extensions?.['mfe-b/weather']).toEqual({ version: '1.0.0', data: { is: 'b' } });
  expect(body).not.toContain('modulepreload" href="/remotes/mfe-b');
  expect(headers['server-timing']).toMatch(
    /^page;dur=[\d.]+, region;dur=.*frame;dur=.*extension;desc="mfe-b\/weather";dur=/,
  );
});

test('small stylesheets of extensions stand in the page, and those that need their file do not', async () => {
  const client = {
    'a.css': '.a { color: red }',
    'b.css': '.b { background: url(x.png) }',
    'c.css': '.c {} '.repeat(900),
  };
  await gateway.deliver({
    ...{ name: 'mfe-a', pages: [], extensions: [drawn()], server: anExtensionServer(says('a')), client },
    change: (release) => {
      const css = Object.keys(client);
      return { ...release, assets: { ...release.assets, '+weather': { js: ['page-agenda.js'], css } } };
    },
  });
  const { body } = await view();
  expect(body).toMatch(
    /<style nonce="[^"]+" data-sheet="\/remotes\/mfe-a\/1.0.0\/a.css">\.a { color: red }<\/style>/,
  );
  expect([...body.matchAll(/href="\/remotes\/mfe-a\/1.0.0\/(\w+\.css)"/g)].map(([, file]) => file)).toEqual([
    'b.css',
    'c.css',
  ]);
});

test('content that holds a mark gets no extension, and keeps its text', async () => {
  await deliver('mfe-a', says('a'));
  const { body } = await view();
  expect(body.split('data-extension="mfe-a/weather"')).toHaveLength(2);
  expect(body).toContain('<!--slot:agenda-tools--><!--slot:0123456789abcdef01234567:agenda-tools-->');
});

test('one whose tags do not match keeps to its own element', async () => {
  await deliver('mfe-a', 'return { html: "<b>a</div></main><!-- never ends", data: null };');
  await deliver('mfe-b', says('b'));
  expect((await view()).slot).toBe(
    element('mfe-a/weather', '<b>a<!-- never ends--></b>') + element('mfe-b/weather', '<p>b</p>'),
  );
});

test('one that has nothing to show is left out, and the browser is told', async () => {
  await deliver('mfe-a', "return { html: '', data: null };");
  const { slot, extensions } = await view();
  expect([slot, extensions]).toEqual([
    '',
    { 'mfe-a/weather': { version: '1.0.0', data: null, isEmpty: true } },
  ]);
});

describe('one that does not come keeps its height free, its neighbours and the page are whole:', () => {
  test.each([
    ['throws', "throw new Error('broken');"],
    ['ends the process', 'process.exit(1);'],
    ['misses a field of the context', 'return { html: input.context.place.canton, data: null };'],
    ['prints 5 MB', "return { html: 'x'.repeat(5e6), data: null };"],
  ])('it %s', async (_what, body) => {
    await deliver('mfe-a', body, [drawn({ height: 120 })]);
    await deliver('mfe-b', says('b'));
    const { statusCode, slot, heights, extensions } = await view();
    const { slots } = (
      await gateway.app.inject({ url: '/delivery/slots', headers: BEARER })
    ).json<SlotOverview>();
    expect(slots[0]?.extensions.map(({ own }) => own)).toEqual([
      { failures: 1, milliseconds: null },
      { failures: 0, milliseconds: expect.any(Number) },
    ]);
    expect(statusCode).toBe(200);
    expect(slot).toBe(element('mfe-a/weather') + element('mfe-b/weather', '<p>b</p>'));
    expect(heights).toBe('[data-extension="mfe-a/weather"]{min-height:120px}');
    expect(Object.keys(extensions ?? {})).toEqual(['mfe-b/weather']);
  });
});

test.each([
  ['never ends', 'await new Promise(() => undefined);'],
  ['turns in a circle', 'for (let turn = 0; ; ) turn = (turn + 1) % 7;'],
])('no page waits for one that %s longer than its time, nor a second time', async (_what, body) => {
  await deliver('mfe-a', body, [drawn({ height: 120 })]);
  let pauses = 0;
  extensionPause = async () => {
    pauses += 1;
  };
  const first = await view();
  expect([first.statusCode, first.slot, first.extensions]).toEqual([
    200,
    element('mfe-a/weather'),
    undefined,
  ]);
  expect(first.heights).toContain('min-height:120px');
  // It would wait for ever now.
  extensionPause = () => new Promise(() => undefined);
  expect((await view()).slot).toBe(element('mfe-a/weather'));
  expect(pauses).toBe(1);
});

test('one that the browser draws keeps its place only where it needs one', async () => {
  await deliver('mfe-a', says('a'), [
    anExtension({ id: 'high', height: 80 }),
    anExtension({ id: 'flat', order: 200 }),
  ]);
  const { slot, heights, extensions } = await view();
  expect([slot, heights, extensions]).toEqual([
    element('mfe-a/high'),
    '[data-extension="mfe-a/high"]{min-height:80px}',
    undefined,
  ]);
});

test('200 extensions of one slot are a page, and one process draws no more than it can', async () => {
  const many = Array.from({ length: 200 }, (_, index) => drawn({ id: `e${index}` }));
  await deliver('mfe-a', says('a'), many);
  const { statusCode, slot, extensions, headers } = await view();
  expect([statusCode, slot.split('data-extension=').length]).toEqual([200, 201]);
  expect(Object.keys(extensions ?? {}).length).toBeLessThanOrEqual(64);
  expect(String(headers['server-timing']).length).toBeLessThan(2500);
});

test('a failing extension takes back its own release alone, and the last good one stands in the slot again', async () => {
  await deliver('mfe-a', says('good'));
  for (let index = 100; index < 130; index += 1) await aBeaconToken(gateway, { address: `10.0.0.${index}` });
  // The page is as new as the extension: votes against it would take it back, too.
  const page = { server: aPageServer('{}', '1.1.0'), slots: [aSlot()] };
  await gateway.deliver({ version: '1.1.0', ...page });
  await deliver('mfe-a', "throw new Error('broken');", [drawn()], '1.1.0');
  for (let index = 0; index < 5; index += 1) await aBeaconToken(gateway, { address: `10.1.${index}.7` });
  const { dataDir } = gateway;
  // A gateway that stops has judged everything before.
  await gateway.app.close();
  gateway = await aGateway({ dataDir }, { extensionPause: () => new Promise(() => undefined) });
  const read = async (url: string) => (await gateway.app.inject({ url, headers: BEARER })).json();
  const [extension, owner] = [
    await read('/delivery/remotes/mfe-a'),
    await read('/delivery/remotes/mfe-public'),
  ];
  expect(extension.health['1.1.0']).toMatchObject({ failures: 5, phases: { server: 5 } });
  expect(owner.health['1.1.0']).toMatchObject({ failures: 0 });
  expect([extension.current, owner.current]).toEqual(['1.0.0', '1.1.0']);
  const { entries } = await read('/delivery/audit');
  const taken = entries.filter(({ action }: { action: string }) => action === 'rollback');
  expect(taken).toMatchObject([{ remote: 'mfe-a', from: '1.1.0', to: '1.0.0', actor: AUTOMATIC_ACTOR }]);
  expect((await view()).slot).toBe(element('mfe-a/weather', '<p>good</p>'));
});

test('a slot that the page has not declared, and one for the browser only, are not filled', async () => {
  await deliver('mfe-a', says('a'));
  await gateway.deliver({
    version: '1.1.0',
    server: aPageServer('{}', '1.1.0'),
    slots: [aSlot({ server: false })],
  });
  expect((await view()).slot).toBe('');
});

test('a region that draws no slots, and a page with none, go on as before', async () => {
  await deliver('mfe-a', says('a'));
  await gateway.deliver({ version: '1.1.0', server: aRemoteServer('1.1.0'), slots: [aSlot()] });
  const { body, extensions } = await view();
  expect(body).toContain('<p>Region 1.1.0 agenda</p>');
  expect(extensions).toBeUndefined();
});
