import type { RegionRenderInput, RegionRenderResult } from '@firn/shared-contracts/delivery';
import { bindTexts } from '@firn/shared-ui/i18n';
import { createServerServices } from '@firn/shared-ui/server';
import { findEvent } from '../features/booking/index.ts';
import { withNewStep } from '../features/booking-detail/index.ts';
import { bookingTexts } from '../i18n/de-CH/booking.ts';

/**
 * Booking is rendered in the browser, where the draft is. The server only answers what must be known before:
 * whether the event exists (404 otherwise), what the page is called, and where a code or an old address leads.
 */
export async function renderRegion(input: RegionRenderInput): Promise<RegionRenderResult> {
  const page = { html: '', headerImage: false, data: null } as const;
  const noindex = { robots: 'noindex' } as const;
  if (input.pageId === 'cancel-booking-before') {
    return { ...page, status: 301, redirect: withNewStep(input.url), head: { title: '', ...noindex } };
  }
  const { shell } = createServerServices(input);
  const found = await findEvent(shell.api, input.params.id ?? '');
  switch (found.kind) {
    case 'missing':
      return { ...page, status: 404, head: { title: '', ...noindex } };
    case 'moved': {
      const redirect = input.url.replace(/^\/event\/[^/?]+/, `/event/${found.id}`);
      return { ...page, status: 302, redirect, head: { title: '', ...noindex } };
    }
    case 'event': {
      const title = bindTexts(shell.i18n, bookingTexts)('headTitle', { title: found.event.title });
      return { ...page, status: 200, head: { title, ...noindex } };
    }
  }
}
