import { randomUUID } from 'node:crypto';
import type { ContentBlockInput, ContentResponse } from '@firn/shared-contracts/api';
import type { TestApp } from './build-test-app.ts';

/** The office at its pages: each call sends the version that it was made from, the newest unless told. */
export function officePages(t: TestApp) {
  const read = async (page: string): Promise<ContentResponse> => (await (await t.as('admin'))(page)).json();

  async function send(method: 'PATCH' | 'POST' | 'DELETE', url: string, payload?: object, ifMatch?: string) {
    const [, page = url] = /^(\/api\/contents\/[^/]+)/.exec(url) ?? [];
    const version = ifMatch ?? `"${(await read(page)).version}"`;
    const type = method === 'PATCH' ? { 'content-type': 'application/merge-patch+json' } : {};
    return (await t.as('admin'))({
      method,
      url,
      headers: { 'if-match': version, ...(payload && type) },
      ...(payload && { payload: method === 'PATCH' ? JSON.stringify(payload) : payload }),
    });
  }

  return {
    read,
    send,
    async create(payload: object): Promise<ContentResponse> {
      const response = await (await t.as('admin'))({ method: 'POST', url: '/api/contents', payload });
      if (response.statusCode !== 201) throw new Error(response.body);
      return response.json();
    },
    /** A page that readers get. */
    async createPublic(title: string, parent: string | null = null): Promise<string> {
      const { '@id': page } = await this.create({ title, parent });
      await this.patch(page, { metaDescription: `${title}.`, blocks: [aTextBlock(`<p>${title}</p>`)] });
      const response = await this.publish(page);
      if (response.statusCode !== 200) throw new Error(response.body);
      return page;
    },
    patch: (page: string, change: object, ifMatch?: string) => send('PATCH', page, change, ifMatch),
    transition: (page: string, body: object, ifMatch?: string) =>
      send('POST', `${page}/transition`, body, ifMatch),
    publish: (page: string) => send('POST', `${page}/transition`, { to: 'published' }),
    hide: (page: string) => send('POST', `${page}/transition`, { to: 'hidden' }),
    move: (page: string, parent: string | null, position = 0) =>
      send('POST', `${page}/move`, { parent, position }),
  };
}

export const aTextBlock = (html: string, id: string = randomUUID()): ContentBlockInput => ({
  id,
  kind: 'text',
  data: { html },
});
