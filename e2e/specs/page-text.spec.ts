import { bookableEvent } from '../support/events.ts';
import { expectTextsOfServer } from '../support/page-text.ts';
import { test } from '../support/test.ts';

const PAGES = ['/', '/agenda', '/agenda?type=training', '/agenda?page=2', '/team', '/impressum', '/agb'];

test('each public page reads in the browser as the server wrote it, to the letter', {
  tag: '@every-engine',
}, async ({ page }) => {
  const event = await bookableEvent(page.request);
  const own = `/event/${event.id}/${event.slug}`;
  for (const path of [...PAGES, own]) await expectTextsOfServer(page, path);
});
