import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { aGateway, BEARER, deliverBoth, type TestGateway } from '../../testing/a-gateway.ts';
import { aPage, aRemoteServer, aShellServer } from '../../testing/fixture-release.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await aGateway();
  await deliverBoth(gateway);
});
afterEach(() => gateway.app.close());

const post = (url: string, payload: object, headers: Record<string, string> = BEARER) =>
  gateway.app.inject({ method: 'POST', url, payload, headers });

async function auditOf(remote: string) {
  const url = `/delivery/audit?remote=${remote}&limit=1`;
  return (await gateway.app.inject({ url, headers: BEARER })).json().entries[0];
}

async function entryOf(remote: string) {
  return (await gateway.app.inject({ url: `/delivery/remotes/${remote}`, headers: BEARER })).json();
}

const NEW = { name: 'mfe-neu', pages: [aPage({ id: 'neu', path: '/neu' })] };

describe('a release set with a new remote', () => {
  beforeEach(async () => {
    await gateway.publish({ version: '1.1.0', server: aRemoteServer('1.1.0') });
    await gateway.publish(NEW);
    const releases = { 'mfe-public': '1.1.0', 'mfe-neu': '1.0.0' };
    expect((await post('/delivery/sets', { releases })).statusCode).toBe(200);
    expect((await gateway.page('/neu')).statusCode).toBe(200);
  });

  test.each([
    ['rolled back', 'mfe-public', 'rollback', {}],
    ['rolled back as the new one', 'mfe-neu', 'rollback', {}],
    ['withdrawn', 'mfe-public', 'withdraw', { version: '1.1.0' }],
    ['withdrawn as the new one', 'mfe-neu', 'withdraw', { version: '1.0.0' }],
  ])('leaves the site entirely when it is %s', async (_what, remote, action, body) => {
    const answer = await gateway.operate(remote, action, { ...body, reason: 'Preise falsch' });
    expect(answer.json()).toMatchObject({ changed: true, to: remote === 'mfe-neu' ? null : '1.0.0' });
    expect((await gateway.page('/neu')).statusCode).toBe(404);
    expect((await gateway.page('/agenda')).body).toContain('Region 1.0.0');
    const registry = await gateway.app.inject('/delivery/registry');
    expect(Object.keys(registry.json().remotes)).toEqual(['shell', 'mfe-public']);
    expect(await entryOf('mfe-neu')).toMatchObject({ current: null, lastKnownGood: null, set: null });
  });

  test('can go live again, and others may claim its route meanwhile', async () => {
    await gateway.operate('mfe-neu', 'rollback', { reason: 'noch nicht' });
    const again = await gateway.operate('mfe-neu', 'promote', { version: '1.0.0' });
    expect(again.json()).toMatchObject({ from: null, to: '1.0.0' });
    expect((await gateway.page('/neu')).statusCode).toBe(200);
  });
});

test('a remote alone without an earlier version stays, and the refusal says what helps', async () => {
  const answer = await gateway.operate('mfe-public', 'rollback', { reason: 'Preise falsch' });
  expect(answer.json()).toMatchObject({ status: 409, detail: expect.stringContaining('--to VERSION') });
});

describe('a trial', () => {
  const trial = { version: '1.1.0', percent: 99 };

  test.each([
    ['rollback', { reason: 'Rahmen kaputt' }],
    ['withdraw', { version: '1.1.0', reason: 'Rahmen kaputt' }],
  ])('that needs the newer shell ends with the shell’s %s, whoever owns it', async (action, body) => {
    await gateway.deliver({
      name: 'shell',
      version: '1.1.0',
      contract: '1.1.0',
      server: aShellServer('1.1.0'),
    });
    await gateway.deliver({
      version: '1.1.0',
      contract: '^1.1.0',
      server: aRemoteServer('1.1.0'),
      promote: false,
    });
    expect((await gateway.operate('mfe-public', 'promote', trial)).statusCode).toBe(200);

    const issued = await post('/delivery/tokens', { remote: 'shell', label: 'ci' });
    const team = { authorization: `Bearer ${issued.json<{ token: string }>().token}` };
    const answer = await post(`/delivery/remotes/shell/${action}`, body, team);
    expect(answer.json()).toMatchObject({
      changed: true,
      from: '1.1.0',
      to: '1.0.0',
      endedTrials: [{ remote: 'mfe-public', version: '1.1.0' }],
    });
    expect(await entryOf('mfe-public')).toMatchObject({ current: '1.0.0', canary: null });
    expect(await auditOf('mfe-public')).toMatchObject({
      action: 'canary-end',
      version: '1.1.0',
      from: '1.0.0',
      to: '1.0.0',
      sequence: answer.json().sequence,
    });
  });

  test('that still fits goes on', async () => {
    await gateway.deliver({ name: 'shell', version: '1.1.0', server: aShellServer('1.1.0') });
    await gateway.deliver({ version: '1.1.0', server: aRemoteServer('1.1.0'), promote: false });
    await gateway.operate('mfe-public', 'promote', trial);
    const answer = await gateway.operate('shell', 'rollback', { reason: 'Rahmen kaputt' });
    expect(answer.json().endedTrials).toBeUndefined();
    expect(await entryOf('mfe-public')).toMatchObject({ canary: { version: '1.1.0' } });
  });

  test('ends when another version goes live: then everybody has that one', async () => {
    for (const version of ['1.1.0', '1.2.0']) {
      await gateway.deliver({ version, server: aRemoteServer(version), promote: false });
    }
    await gateway.operate('mfe-public', 'promote', trial);
    const answer = await gateway.operate('mfe-public', 'promote', { version: '1.2.0' });
    expect(answer.json()).toMatchObject({
      to: '1.2.0',
      endedTrials: [{ remote: 'mfe-public', version: '1.1.0' }],
    });
    for (let view = 0; view < 10; view += 1) {
      expect((await gateway.page('/agenda')).body).toContain('Region 1.2.0');
    }
  });

  test('brings its own pages to the page switch', async () => {
    const pages = [aPage(), aPage({ id: 'touren', path: '/touren' })];
    await gateway.deliver({ version: '1.1.0', pages, promote: false });
    const turn = (page: string, state: string) =>
      gateway.operate('mfe-public', `pages/${page}/${state}`, { reason: 'Karte kaputt' });
    expect((await turn('touren', 'off')).statusCode).toBe(404);
    await gateway.operate('mfe-public', 'promote', trial);
    expect((await entryOf('mfe-public')).pages.map(({ id }: { id: string }) => id)).toEqual(
      ['touren', 'agenda'].toSorted(),
    );
    expect((await turn('touren', 'off')).json()).toMatchObject({ changed: true });
    expect(await auditOf('mfe-public')).toMatchObject({ action: 'switch-off', page: 'touren' });
    await gateway.operate('mfe-public', 'rollback', { reason: 'Versuch beendet' });
    // Switched off earlier: it can be switched on although nobody gets it any more.
    expect((await turn('touren', 'on')).json()).toMatchObject({ changed: true });
    expect((await turn('touren', 'on')).json()).toMatchObject({ status: 404, known: ['agenda'] });
    expect((await turn('agenda', 'on')).json()).toMatchObject({ changed: false });
  });
});

test.each(['/aGENDA', '/*', '/AGENDA'])('another remote cannot take /agenda as %s', async (path) => {
  const answer = await gateway.publish({ name: 'mfe-b', pages: [aPage({ id: 'b', path })] });
  expect(answer.statusCode).toBe(422);
  expect((await gateway.page('/AGENDA')).body).toContain('Region 1.0.0 agenda');
});
