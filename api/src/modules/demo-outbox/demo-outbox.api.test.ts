import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { outboxMails } from '../outbox/outbox.table.ts';

const MAIL = {
  template: 'register_confirm',
  recipient: 'lena@firn.example',
  subject: 'Konto <bestätigen>',
  text: 'Konto bestätigen: https://firn.example/register/confirm/geheim',
  html: '<!doctype html><html lang="de-CH"><head><title>Firn</title></head><body><p>Hallo Lena</p></body></html>',
};
const browser = { accept: 'text/html' };

let demo: TestApp;
let real: TestApp;
beforeAll(async () => {
  [demo, real] = [await buildTestApp({ FIRN_DEMO: '1' }), await buildTestApp()];
});
afterAll(async () => {
  await demo.close();
  await real.close();
});

const keep = async (t: TestApp) => {
  const [mail] = await t.db
    .insert(outboxMails)
    .values({ ...MAIL, createdAt: NOW })
    .returning();
  return `/api/demo/outbox/${mail?.id}`;
};

test('in the demo every mail is read in a browser, as it looks and as text', async () => {
  const path = await keep(demo);
  const list = await demo.app.inject({ url: '/api/demo/outbox', headers: browser });
  expect(list.statusCode).toBe(200);
  expect(list.body).toContain(`<a href="${path}">Konto &#60;bestätigen&#62;</a>`);
  const mail = await demo.app.inject({ url: path, headers: browser });
  expect(mail.body).toContain('register/confirm/geheim');
  const frame = /<iframe [^>]*src="([^"]+)" sandbox="([^"]*)"/.exec(mail.body);
  expect(frame?.[2]).not.toMatch(/allow-scripts|allow-same-origin/);
  const letter = await demo.app.inject({ url: frame?.[1] ?? '', headers: browser });
  expect(letter.body).toContain('<base target="_blank">');
  expect(letter.body).toContain('<p>Hallo Lena</p>');
  expect(letter.headers['content-security-policy']).toContain("default-src 'none'");
});

test('outside the demo there is no such address, for nobody', async () => {
  const path = await keep(real);
  for (const url of ['/api/demo/outbox', path, `${path}/letter`]) {
    const answer = await real.app.inject({ url, headers: browser });
    expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(answer.body).not.toContain('geheim');
  }
  const asSuper = await real.as('super');
  expect((await asSuper('/api/demo/outbox')).statusCode).toBe(404);
});
