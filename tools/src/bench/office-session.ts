import type { BrowserContext } from '@playwright/test';
import { DEMO_PASSWORD } from '../start/demo-accounts.ts';

/** The session of the demo's admin, for browsers to start with. */
export async function logIn(context: BrowserContext, url: string) {
  const { csrfToken } = (await (await context.request.get(`${url}/api/me`)).json()) as { csrfToken: string };
  const response = await context.request.post(`${url}/api/login`, {
    headers: { 'x-csrf-token': csrfToken },
    data: { email: 'admin@firn.example', password: DEMO_PASSWORD },
  });
  if (!response.ok()) throw new Error(`The login answered ${response.status()}.`);
  const list = await context.request.get(`${url}/api/offers?itemsPerPage=1&state=published`);
  const { 'hydra:member': offers } = (await list.json()) as { 'hydra:member': { id: string }[] };
  return { storageState: await context.storageState(), offerId: offers[0]?.id ?? '' };
}

export type Session = Awaited<ReturnType<typeof logIn>>;
