import { type ContentBlock, NEWSLETTER_CONSENT } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import {
  aCollection,
  aLevel,
  aMediaObject,
  anActivity,
  anOffer,
  type TestApiHandlers,
  testProblem,
} from '@firn/shared-contracts/testing';
import { afterEach, expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPicture, everyBlock, MEDIA } from '../../testing/every-block.ts';
import { aBlock, aContent, aGuide, publicApi } from '../../testing/fixtures.ts';
import { renderRemote, unmountAll } from '../../testing/render.tsx';
import { prefetchBlocks } from './blocks.tsx';
import '@firn/shared-ui/testing';

afterEach(unmountAll);

/** The page of the CMS with these blocks. */
async function open(
  contentBlocks: readonly ContentBlock[],
  overrides: TestApiHandlers = {},
  contract?: '1.2.0',
) {
  const page = aContent({ contentBlocks: [...contentBlocks], children: [] });
  const contents = { 'GET /api/contents': aCollection('/api/contents', [page]) };
  const rendered = await renderRemote({
    path: '/uber-uns',
    api: publicApi({ ...contents, ...overrides }),
    ...(contract && { contract }),
  });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}

test('a page with every kind of block says what all of them say, and nothing of an unknown kind', async () => {
  const { region } = await open(everyBlock());
  await screen.findByRole('heading', { level: 3, name: 'Galenstock' });
  for (const name of ['Bilder', 'Komm mit', 'Fragen', 'Preise', 'Deine Guides', 'Nächste Termine', 'Orte']) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
  }
  for (const words of [
    'Die Hütte von Westen.',
    'Nie wieder Flachland.',
    "CHF\u00a01'290.–",
    'Einmal im Monat.',
    'Auf dem Gletscher führt ein Guide höchstens 6 Gäste.',
  ]) {
    expect(screen.getByText(words, { normalizer: (text) => text })).toBeTruthy();
  }
  expect(screen.getByRole('img', { name: 'Grat im Morgenlicht' })).toBeTruthy();
  expect(region.textContent).toContain('Links steht das.');
  expect(region.textContent).toContain('Rechts steht dies.');
  expect(region.textContent).not.toContain('Das zeigt erst ein Remote von morgen.');
});

test('the page asks for the data of its blocks alone, each answer once', async () => {
  const { shell } = await open([...everyBlock(), ...everyBlock()]);
  await screen.findAllByRole('heading', { level: 3, name: 'Galenstock' });
  expect(shell.api.calls.map(({ path }) => path).toSorted()).toEqual([
    '/api/company',
    '/api/contents',
    '/api/events',
    '/api/offers',
    '/api/users',
  ]);
  expect(shell.api.calls[0]?.searchParams.getAll('properties[contentBlocks][]')).toEqual([
    'id',
    'kind',
    'data',
  ]);
});

test('dates are those of the filter, with the way to all of them', async () => {
  const activity = anActivity();
  const block = { title: '', activity: activity['@id'], level: null, tag: null, count: 4 };
  const { shell } = await open([aBlock('dates', block)]);
  expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(3);
  const query = shell.api.calls.find(({ path }) => path === '/api/events')?.searchParams;
  expect(query?.getAll('activities[]')).toEqual([activity['@id']]);
  expect(query?.get('itemsPerPage')).toBe('4');
  expect(query?.get('bookable')).toBe('true');
  const all = screen.getByRole('link', { name: 'Alle passenden Termine in der Agenda' });
  expect(all.getAttribute('href')).toBe(`/agenda?activities=${activity.id}`);
});

const finderBlock = () =>
  aBlock('finder', {
    title: 'Welche passt zu mir?',
    activities: [anActivity()['@id']],
    levels: [{ answer: 'Ich fahre sicher auf der Piste.', level: aLevel()['@id'] }],
  });

test('three questions lead to the dates that fit', async () => {
  const { shell } = await open([finderBlock()]);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: 'Ich fahre sicher auf der Piste.' }));
  await user.click(screen.getByRole('radio', { name: 'Einen Tag' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Wie viele seid ihr?' }), '2');
  await user.click(screen.getByRole('button', { name: 'Passende Termine zeigen' }));
  const { pathname, search } = shell.navigation.get().location;
  expect(pathname + search).toBe(
    `/agenda?activities=${anActivity().id}&level=${aLevel().id}&duration=1&places=2`,
  );
});

test('without a script the questions are a form of the agenda, and no answer is needed', async () => {
  const { region } = await open([finderBlock()]);
  const form = (await screen.findByRole('button', { name: 'Passende Termine zeigen' })).closest('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/agenda', 'get']);
  const sent = [...new FormData(form as HTMLFormElement)];
  expect(sent).toEqual([
    ['activities', anActivity().id],
    ['level', ''],
    ['duration', ''],
    ['places', ''],
  ]);
  expect(region.querySelectorAll('[required]')).toHaveLength(0);
});

test('a page is drawn without dates that do not come', async () => {
  const api = { get: () => new Promise(() => undefined) } as unknown as ApiClient;
  await prefetchBlocks(everyBlock(), { api, queryClient: new QueryClient() });
});

test('dates say when there are none', async () => {
  const block = { title: 'Termine', activity: null, level: null, tag: null, count: 4 };
  await open([aBlock('dates', block)], { 'GET /api/events': aCollection('/api/events', []) });
  expect(await screen.findByText('Im Moment sind keine Termine ausgeschrieben.')).toBeTruthy();
});

test('offers and guides stand in the order of the office, without what is not public any more', async () => {
  const [first, second] = [anOffer(), anOffer({ '@id': '/api/offers/2', id: '2', title: 'Biancograt' })];
  const reto = aGuide({ '@id': '/api/users/2', id: '2', fullName: 'Reto Grass' });
  await open(
    [
      aBlock('offers', { title: '', offers: ['/api/offers/2', '/api/offers/gone', first['@id']] }),
      aBlock('team', { title: '', all: false, guides: ['/api/users/2', '/api/users/gone'] }),
    ],
    {
      'GET /api/offers': aCollection('/api/offers', [first, second]),
      'GET /api/users': aCollection('/api/users', [aGuide(), reto]),
    },
  );
  const titles = (await screen.findAllByRole('article')).flatMap((card) =>
    within(card)
      .queryAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  );
  expect(titles).toEqual(expect.arrayContaining(['Biancograt', first.title]));
  expect(titles.indexOf('Biancograt')).toBeLessThan(titles.indexOf(first.title));
  expect(await screen.findByRole('link', { name: 'Reto Grass' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ursina Caflisch' })).toBeNull();
});

test('a gallery opens large, is leafed through by keyboard, and gives the focus back', async () => {
  const user = userEvent.setup();
  const pictures = [{ picture: aPicture('Spur', 'Die Spur.') }, { picture: aPicture('Gipfel') }];
  await open([aBlock('gallery', { title: '', pictures })]);
  const second = await screen.findByRole('link', { name: 'Gipfel' });
  expect(second.getAttribute('href')).toMatch(/\?width=1920$/);
  second.focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Bild 2 von 2' }));
  await user.click(dialog.getByRole('button', { name: 'Nächstes Bild' }));
  expect(dialog.getByText('Die Spur.')).toBeTruthy();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('dialog', { name: 'Bild 2 von 2' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Schliessen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(second);
});

test('a picture that is cut keeps in sight what the office chose', async () => {
  const picture = { ...aPicture('Grat'), focus: { x: 0, y: 3 } };
  await open([aBlock('picture', { picture, width: 'text' })]);
  const { dataset } = screen.getByRole('img', { name: 'Grat' });
  expect([dataset.x, dataset.y]).toEqual(['0', '3']);
});

test('an answer is there without script, folded behind its question', async () => {
  const questions = [{ question: 'Brauche ich ein LVS?', answer: '<p>Ja.</p>' }];
  await open([aBlock('questions', { title: 'Fragen', questions })]);
  const entry = screen.getByText('Brauche ich ein LVS?').closest('details');
  expect(entry?.open).toBe(false);
  expect(entry?.textContent).toContain('Ja.');
});

test('places of a map stand in a list beside it, too', async () => {
  await open(everyBlock());
  const map = await screen.findByRole('application', { name: /^Karte mit 2 Orten/ });
  expect(map).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Grindelwald', 'Zermatt']),
  );
});

test('a video is a picture of ours until somebody agrees and plays it, in a frame of ours', async () => {
  const user = userEvent.setup();
  const { region, shell } = await open(everyBlock());
  const outside = () =>
    [...region.querySelectorAll('[src], link[href], [srcset]')].filter((element) =>
      /youtube|vimeo/.test(element.outerHTML),
    );
  expect([shell.consent.get(), outside(), region.querySelector('iframe')]).toEqual([null, [], null]);
  const link = screen.getByRole('link', { name: 'Bei YouTube ansehen' });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://www.youtube.com/watch?v=abc',
    '_blank',
    'noopener noreferrer',
  ]);
  await user.click(screen.getByRole('button', { name: 'Zustimmen und abspielen: Ein Tag am Biancograt' }));
  const player = await screen.findByTitle('Ein Tag am Biancograt');
  expect([player.getAttribute('src'), shell.consent.get()]).toEqual(['/embed/video/youtube/abc', true]);
  act(() => shell.consent.set(false));
  expect(await screen.findByRole('button', { name: /^Zustimmen und abspielen/ })).toBeTruthy();
  expect(region.querySelector('iframe')).toBeNull();
});

const NEWSLETTER = { title: 'Neues vom Berg', text: '' };
const ORDER = 'POST /api/newsletter_subscriptions';

test('the newsletter is ordered where its block stands, with a captcha for each attempt', async () => {
  const user = userEvent.setup();
  const message = 'Bitte gib eine gültige E-Mail-Adresse an.';
  const refused = testProblem(422, { violations: [{ propertyPath: 'email', message }] });
  const { shell } = await open([aBlock('newsletter', NEWSLETTER)], {
    [ORDER]: () => {
      throw refused;
    },
  });
  const field = await screen.findByRole('textbox', { name: 'E-Mail' });
  await user.type(field, 'nina');
  await user.click(screen.getByRole('button', { name: 'Newsletter bestellen' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText(NEWSLETTER_CONSENT.text)).toBeTruthy();
  shell.answer({ [ORDER]: {} });
  await user.type(field, '@firn.example');
  await user.click(screen.getByRole('button', { name: 'Newsletter bestellen' }));
  expect((await screen.findByText(/E-Mail an nina@firn.example geschickt/)).getAttribute('role')).toBe(
    'status',
  );
  expect(shell.api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { email: 'nina', captcha: 'test-captcha' },
    { email: 'nina@firn.example', captcha: 'test-captcha' },
  ]);
});

test('a shell of yesterday has no captcha: there the block leads to the page with the form', async () => {
  await open([aBlock('newsletter', NEWSLETTER)], {}, '1.2.0');
  const link = await screen.findByRole('link', { name: 'Newsletter bestellen' });
  expect(link.getAttribute('href')).toBe('/register/newsletter');
  expect(screen.queryByRole('textbox', { name: 'E-Mail' })).toBeNull();
});

test('a document is downloaded under its own name, and says what it is', async () => {
  const file = aMediaObject({ encodingFormat: 'application/pdf', bytes: 240_000, fileName: 'packliste.pdf' });
  await open([{ ...aBlock('download', { file: MEDIA, label: 'Packliste' }), media: [file] }]);
  const link = screen.getByRole('link', { name: 'Packliste' });
  expect(link.getAttribute('download')).toBe('packliste.pdf');
  expect(screen.getByText('PDF, 240 kB')).toBeTruthy();
});

test.each(['', 'javascript:alert(1)', '//evil.example/'])('a button to «%s» is no link', async (url) => {
  const link = { label: 'Los', page: null, url };
  await open([aBlock('call-to-action', { title: 'Komm mit', text: '', link, look: 'calm' })]);
  expect(screen.getByRole('heading', { name: 'Komm mit' })).toBeTruthy();
  expect(screen.queryByText('Los')).toBeNull();
});
