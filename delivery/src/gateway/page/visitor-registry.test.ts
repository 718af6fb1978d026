import type { PageDeclaration, PageState, ResolvedRegistry } from '@firn/shared-contracts/delivery';
import { permissionsOf } from '@firn/shared-contracts/domain';
import type { SessionState } from '@firn/shared-contracts/shell';
import { afterEach, expect, test } from '@jest/globals';
import { aGateway, deliverBoth, type TestGateway } from '../../testing/a-gateway.ts';
import { anExtension, aPage, aSlot } from '../../testing/fixture-release.ts';
import { visitorRegistry } from './visitor-registry.ts';

let gateway: TestGateway;

afterEach(() => gateway.app.close());

const anOfficePage = (id: string): PageDeclaration =>
  aPage({ id, path: `/admin/${id}`, layout: 'admin', guard: 'admin', title: id, render: 'client' });

const USER = {
  iri: '/api/users/1',
  id: '1',
  email: 'vera@firn.example',
  firstName: 'Vera',
  lastName: 'Admin',
  fullName: 'Vera Admin',
  groups: [],
  roles: ['ROLE_ADMIN'],
};

const ADMIN: SessionState = {
  user: USER,
  permissions: permissionsOf({ ...USER, spontaneousTourPermission: false, tourCreatePermission: false }),
  impersonator: null,
};

const OFFICE = [anOfficePage('kasse'), anOfficePage('lager')];

/** A gateway with /agenda for everybody, the office's pages, and `more` of another team. */
async function aPlatform(office: readonly PageDeclaration[], more: readonly PageDeclaration[] = []) {
  gateway = await aGateway({}, { now: () => new Date('2026-11-21T10:00:00Z') });
  await deliverBoth(gateway);
  await gateway.deliver({ name: 'mfe-office', pages: office });
  if (more.length > 0) await gateway.deliver({ name: 'mfe-more', pages: more });
}

async function strangersRegistry(): Promise<ResolvedRegistry> {
  const { body } = await gateway.page('/agenda');
  const [, json = ''] = /id="firn-state">(.*?)<\/script>/s.exec(body) ?? [];
  return (JSON.parse(json) as PageState).registry;
}

/** What differs from answer to answer on purpose. */
const DRAWN_ANEW = /nonce(?:="|-)[\w+/=-]+|"beaconToken":"[^"]+"/g;

async function strangersPage(office: readonly PageDeclaration[]): Promise<string> {
  await aPlatform(office);
  const { body } = await gateway.page('/agenda');
  return body.replace(DRAWN_ANEW, '');
}

test('the page of a stranger stays the same to the byte when the office gets a page more', async () => {
  const before = await strangersPage(OFFICE);
  await gateway.app.close();
  expect(await strangersPage([...OFFICE, anOfficePage('spesen')])).toBe(before);
});

test('it says which addresses the gateway answers for, and the whole registry has their pages', async () => {
  await aPlatform(OFFICE);
  const { remotes, beyond } = await strangersRegistry();
  expect([Object.keys(remotes).toSorted(), beyond]).toEqual([['mfe-public', 'shell'], ['admin']]);
  const whole = (await gateway.app.inject('/delivery/registry')).json<ResolvedRegistry>();
  expect([Object.keys(whole.remotes).toSorted(), whole.beyond]).toEqual([
    ['mfe-office', 'mfe-public', 'shell'],
    undefined,
  ]);
  expect(visitorRegistry(whole, ADMIN)).toEqual(whole);
});

test('pages stay where some of their neighbours are open, and of a remote those that are', async () => {
  const own = { layout: 'default', render: 'client' } as const;
  await aPlatform(OFFICE, [
    aPage({ ...own, id: 'konto', path: '/profil/konto', guard: 'user' }),
    aPage({ ...own, id: 'buchung', path: '/profil/buchung/:id' }),
    aPage({ ...own, id: 'agenda', path: '/guides/agenda', guard: 'guide' }),
  ]);
  const { remotes, beyond } = await strangersRegistry();
  expect(beyond).toEqual(['admin', 'guides']);
  const more = remotes['mfe-more'];
  expect(more?.pages.map(({ id }) => id)).toEqual(['konto', 'buchung']);
  expect([Object.keys(more?.assets ?? {}), Object.keys(remotes['mfe-public']?.assets ?? {})]).toEqual([
    ['*'],
    ['*', 'agenda'],
  ]);
});

const anOfficeTool = (id: string) => anExtension({ id, module: `./${id}`, guard: 'admin' });

/** A page with a slot, filled by a team without pages: `open` for everybody, and the office's own. */
async function strangersSlots(office: readonly string[]): Promise<string> {
  gateway = await aGateway({}, { now: () => new Date('2026-11-21T10:00:00Z') });
  await deliverBoth(gateway);
  const extensions = office.map(anOfficeTool);
  await gateway.deliver({ version: '1.1.0', slots: [aSlot()] });
  await gateway.deliver({ name: 'mfe-open', pages: [], extensions: [anExtension(), ...extensions] });
  await gateway.deliver({ name: 'mfe-tools', pages: [], extensions });
  return (await gateway.page('/agenda')).body.replace(DRAWN_ANEW, '');
}

test('a stranger gets the extensions that everybody sees, and no byte of those of the office', async () => {
  const before = await strangersSlots(['ampel']);
  const { remotes } = await strangersRegistry();
  expect(Object.keys(remotes).toSorted()).toEqual(['mfe-open', 'mfe-public', 'shell']);
  expect(remotes['mfe-public']?.slots).toEqual([aSlot()]);
  expect(remotes['mfe-open']?.extensions).toEqual([anExtension()]);
  expect(Object.keys(remotes['mfe-open']?.assets ?? {})).toEqual(['*', 'agenda', '+weather']);
  const whole = (await gateway.app.inject('/delivery/registry')).json<ResolvedRegistry>();
  expect(visitorRegistry(whole, ADMIN)).toEqual(whole);
  expect(whole.remotes['mfe-tools']?.extensions).toEqual([anOfficeTool('ampel')]);
  await gateway.app.close();
  expect(await strangersSlots(['ampel', 'kasse'])).toBe(before);
});
