import type { RegionRenderer, RegionRenderInput, RegionRenderResult } from '@firn/shared-contracts/delivery';
import { renderToString } from 'react-dom/server';
import { createServerQueryClient } from '../query/query-client.ts';
import { dehydratePage, lacksContent } from '../query/server-failures.ts';
import { loadPage } from '../remote/page-switch.tsx';
import type { RemoteDefinition } from '../remote/pages.ts';
import { RemoteRoot } from '../remote/remote-root.tsx';
import { type DrawnSlots, SlotsOnServer } from '../remote/slot.tsx';
import { type DrawnExtensions, renderExtension } from './render-extension.tsx';
import { createServerServices, type RenderedHead } from './server-services.ts';

/** The API does not give what belongs on the page; it will again. */
const UNAVAILABLE = 503;

function result(rendered: RenderedHead, html: string, data: unknown): RegionRenderResult {
  const { status, head, headerImage, takeOver } = rendered;
  return { status, html: takeOver ? '' : html, head, headerImage, data: takeOver ? null : data };
}

/** None on a page that the shell's own takes the place of. */
function slotsOf({ takeOver }: RenderedHead, slots: DrawnSlots | null): Pick<RegionRenderResult, 'slots'> {
  return slots && !takeOver && Object.keys(slots.contexts).length > 0 ? { slots: slots.contexts } : {};
}

async function renderRegion(remote: RemoteDefinition, input: RegionRenderInput): Promise<RegionRenderResult> {
  const { shell, rendered } = createServerServices(input);
  const { location } = shell.navigation.get();
  const initial = await loadPage(remote, location);
  if (!initial) throw new Error(`${remote.name} has no page for ${location.pathname}.`);
  rendered.head = { title: initial.match.page.title };
  rendered.headerImage = initial.match.page.headerImage ?? false;
  const queryClient = createServerQueryClient();
  const searchParams = new URLSearchParams(location.search);
  const { params } = initial.match;
  const answer = await initial.module.prefetch?.({ shell, queryClient, params, searchParams });
  if (answer) {
    const status = answer.permanent ? 301 : 302;
    return { ...result(rendered, '', null), status, redirect: answer.redirect };
  }
  const isIncomplete = lacksContent(queryClient);
  const slots = input.slotMark === undefined ? null : { mark: input.slotMark, contexts: {} };
  const html = renderToString(
    <SlotsOnServer value={slots}>
      <RemoteRoot {...{ remote, shell, queryClient, initial }} onCommit={() => undefined} />
    </SlotsOnServer>,
    { identifierPrefix: remote.name },
  );
  if (isIncomplete && rendered.status < 400) rendered.status = UNAVAILABLE;
  return { ...result(rendered, html, dehydratePage(queryClient)), ...slotsOf(rendered, slots) };
}

/** The `server/index.js` of a remote that renders on the server, and what it draws there of its extensions, by id. */
export function createRegionRenderer(
  remote: RemoteDefinition,
  extensions?: DrawnExtensions,
): RegionRenderer & Required<Pick<RegionRenderer, 'renderExtension'>> {
  return {
    version: remote.version,
    renderRegion: (input) => renderRegion(remote, input),
    renderExtension: (input) => renderExtension(remote, extensions ?? {}, input),
  };
}
