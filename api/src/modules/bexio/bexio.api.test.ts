import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { connectTwin, MAPPING, type RunningTwin, startTwin } from '../../../test/bexio-twin.ts';
import { insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, NOW, TEST_SECRET, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { renewSealedTokens, tokenSealOf } from './access.ts';
import { bexioConnection } from './bexio.table.ts';

let t: TestApp;
let twin: RunningTwin;
let initial: typeof bexioConnection.$inferSelect;
beforeAll(async () => {
  twin = await startTwin();
  t = await buildTestApp(twin.env);
  await insertBookableEvent(t.db);
  const [row] = await t.db.select().from(bexioConnection);
  if (!row) throw new Error('The migration inserts the connection.');
  initial = row;
});
afterAll(async () => {
  await t.close();
  await twin.close();
});
beforeEach(async () => {
  t.setNow(NOW);
  await t.db.update(bexioConnection).set(initial);
});

const read = async (persona: Persona = 'super') => (await (await t.as(persona))('/api/bexio')).json();

const patch = async (payload: object, persona: Persona = 'super', tag = '*') =>
  (await t.as(persona))({
    method: 'PATCH',
    url: '/api/bexio',
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/merge-patch+json', 'if-match': tag },
  });

const post = async (url: string, persona: Persona = 'super') =>
  (await t.as(persona))({ method: 'POST', url });

/** Path and query of the address to which bexio sends the browser of somebody who has agreed. */
async function agreed(persona: Persona = 'super'): Promise<string> {
  const { url } = (await post('/api/bexio/connect', persona)).json();
  const answer = await fetch(url, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  return `${back.pathname}${back.search}`;
}

const comeBack = async (path: string, persona: Persona = 'super') => {
  const answer = await (await t.as(persona))({ url: path, headers: { accept: 'text/html,*/*;q=0.8' } });
  return [answer.statusCode, answer.headers.location];
};

const AT = '/admin/settings/bexio?bexio=';

describe('a connection', () => {
  test('begins with whoever agrees in bexio, and says which company it is', async () => {
    expect(await read()).toMatchObject({ system: 'bexio', connected: false, companyName: null });
    expect(await comeBack(await agreed())).toEqual([303, `${AT}connected`]);
    expect(await read('admin')).toMatchObject({
      connected: true,
      companyName: 'Bergschule Firn (Testsystem)',
      version: 2,
    });
  });

  test('is for the person who asked, in time, and with what bexio has handed out', async () => {
    const path = await agreed();
    t.setNow(new Date(NOW.getTime() + 15 * 60_000 + 1));
    expect(await comeBack(path)).toEqual([303, `${AT}late`]);
    t.setNow(NOW);
    expect(await comeBack(path.replace(/code=[^&]+/, 'code=other'))).toEqual([303, `${AT}failed`]);
    expect(await comeBack(path.replace(/state=[^&]+/, 'state=other'))).toEqual([303, `${AT}late`]);
    expect(await comeBack('/api/bexio/callback?error=access_denied&state=x')).toEqual([303, `${AT}declined`]);
    expect((await comeBack(path, 'admin'))[0]).toBe(403);
    expect(await read()).toMatchObject({ connected: false });
    expect(await comeBack(path)).toEqual([303, `${AT}connected`]);
    expect(await comeBack(path)).toEqual([303, `${AT}failed`]);
  });

  test('ends here and there', async () => {
    await comeBack(await agreed());
    await patch({ active: false });
    const { refreshTokens } = twin.state;
    expect((await post('/api/bexio/disconnect')).json()).toMatchObject({ connected: false, active: false });
    expect(twin.state.refreshTokens).toHaveLength(refreshTokens.length - 1);
  });

  test('shows its tokens to nobody', async () => {
    await comeBack(await agreed());
    const answers = [
      await (await t.as('super'))('/api/bexio'),
      await (await t.as('super'))('/api/bexio/choices'),
    ];
    const logged = JSON.stringify(
      await t.db.select().from(auditEntries).where(eq(auditEntries.entity, 'bexio')),
    );
    const [row] = await t.db.select().from(bexioConnection);
    const said = answers.map(({ body, headers }) => body + JSON.stringify(headers)).join('') + logged;
    const secrets = [
      ...Object.keys(twin.state.accessTokens),
      ...twin.state.refreshTokens,
      row?.sealedTokens ?? '',
    ];
    for (const secret of [...secrets, 'a-secret-of-bexio']) {
      expect(said).not.toContain(secret);
      expect(secret === row?.sealedTokens || !JSON.stringify(row).includes(secret)).toBe(true);
    }
    expect(logged).toContain('bexio.connect');
  });

  test('outlives a change of the secret', async () => {
    await connectTwin(t.db, twin);
    const both = tokenSealOf(['the-next-secret-of-the-tests-with-32', TEST_SECRET]);
    await renewSealedTokens(t.db, both);
    const [row] = await t.db.select().from(bexioConnection);
    const next = tokenSealOf(['the-next-secret-of-the-tests-with-32']);
    expect(JSON.parse(next.open(row?.sealedTokens ?? ''))).toMatchObject({ access: 'first-access' });
    await renewSealedTokens(t.db, tokenSealOf(['a-secret-that-knows-nothing-of-them']));
    expect(await t.db.select().from(bexioConnection)).toEqual([row]);
  });
});

describe('what stands for what', () => {
  test('is chosen from the lists of bexio: active taxes of sales, and accounts of revenue', async () => {
    expect((await (await t.as('admin'))('/api/bexio/choices')).json()).toMatchObject({
      status: 409,
      detail: 'bexio ist nicht verbunden. Bitte verbinde es zuerst.',
    });
    await comeBack(await agreed());
    const { taxes, accounts } = (await (await t.as('admin'))('/api/bexio/choices')).json();
    expect(taxes).toContainEqual({ id: 2, title: 'UN81 - Umsatzsteuer 8.1 %', percent: 8.1 });
    expect(taxes.map(({ id }: { id: number }) => id)).toEqual([2, 3, 4, 5, 6]);
    expect(accounts.map(({ title }: { title: string }) => title)).toEqual([
      '3400 Ertrag Touren und Kurse',
      '3410 Ertrag Übernachtungen',
      '3680 Annullationsgebühren',
    ]);
  });

  test('is 503 with a sentence while bexio does not answer', async () => {
    await connectTwin(t.db, twin);
    twin.misbehave(() => ({ when: 'before', status: 502 }));
    const answer = await (await t.as('super'))('/api/bexio/choices');
    twin.misbehave(() => null);
    expect([answer.statusCode, answer.json().detail]).toEqual([
      503,
      'bexio antwortet im Moment nicht. Bitte versuche es in ein paar Minuten nochmals.',
    ]);
  });

  test('is needed in full before anything is transferred, and what is missing is named', async () => {
    expect((await read()).missing).toEqual([
      'Steuersatz für «Sal2.1, 3.8%»',
      'Steuersatz für «Sal2.1, 8.1%»',
      'Steuersatz für «ULA»',
      'Steuersatz für «UNO»',
      'Steuersatz für Annullationsgebühren',
      'Konto für die Nummer «277»',
      'Konto für Annullationsgebühren',
    ]);
    const refused = await patch({ ...MAPPING, active: true, accounts: MAPPING.accounts.slice(0, 1) });
    expect(refused.json().violations).toEqual([
      { propertyPath: 'active', message: 'bexio ist nicht verbunden. Bitte verbinde es zuerst.' },
      { propertyPath: 'startsOn', message: 'Bitte wähle den ersten Tag.' },
      { propertyPath: 'active', message: 'Bitte wähle zuerst: Konto für Annullationsgebühren.' },
    ]);
    await comeBack(await agreed());
    const changed = await patch({ ...MAPPING, active: true, startsOn: '2026-02-14' });
    expect(changed.json()).toMatchObject({ active: true, missing: [], startsOn: '2026-02-14' });
  });

  test('is a super admin’s to change, from the version it was made from', async () => {
    expect((await patch({ active: false }, 'admin')).statusCode).toBe(403);
    expect((await patch({ startsOn: '2026-03-01' }, 'super', '"7"')).statusCode).toBe(412);
    const wrong = await patch({ taxes: [{ category: 'Sal3', taxId: 1 }] });
    expect(wrong.json().violations).toMatchObject([{ propertyPath: 'taxes[0].category' }]);
  });
});

test('without an access the page says how to get one', async () => {
  const alone = await buildTestApp();
  try {
    const send = await alone.as('super');
    expect((await send('/api/bexio')).json()).toMatchObject({ system: null, connected: false });
    const answer = await send({ method: 'POST', url: '/api/bexio/connect' });
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'Für bexio ist kein Zugang eingerichtet. Der Betrieb setzt BEXIO_CLIENT_ID und BEXIO_CLIENT_SECRET.',
    ]);
  } finally {
    await alone.close();
  }
});
