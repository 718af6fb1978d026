import type { PageState } from '@firn/shared-contracts/delivery';
import { bindTexts } from '@firn/shared-ui/i18n';
import { onINP, onLCP } from 'web-vitals';
import { afterLoadTexts } from './i18n/de-CH/after-load.ts';
import { listenForInspector } from './inspector/inspector-key.ts';
import { takeCarriedDraft } from './orchestration/carried-draft.ts';
import { createHandOver } from './orchestration/hand-over.ts';
import { keepPlace, watchTyping } from './orchestration/place-keeper.ts';
import type { Region } from './orchestration/region.ts';
import { followRegistry } from './orchestration/registry-updates.ts';
import { createShellWithdrawal } from './orchestration/shell-withdrawal.ts';
import { listenForSearch } from './search/search-key.ts';
import type { ShellParts } from './services/create-services.ts';
import { forgetOfEndedSession } from './services/forget-of-ended-session.ts';
import type { Occupancy } from './services/occupancy.ts';
import { watchVitals } from './services/vitals.ts';

interface AfterLoadParts {
  readonly parts: ShellParts;
  readonly region: Region;
  readonly occupancy: Occupancy;
  /** The shell's version in this tab. */
  readonly running: string | undefined;
  readonly settings: PageState['settings'];
}

/** What a tab does once its page has loaded; a separate chunk, so that the page does not wait for it. */
export function afterLoad({ parts, region, occupancy, running, settings }: AfterLoadParts): void {
  const { registry, beacons, services, reload } = parts;
  const { drafts, toasts, i18n } = services;
  const t = bindTexts(i18n, afterLoadTexts);
  const handOver = createHandOver({
    report: (release, error) => beacons.report(release, 'uncaught', error),
    onDraftLost: () => toasts.add({ variant: 'warning', text: t('draftLost') }),
  });
  handOver.take(takeCarriedDraft(drafts));
  region.equip(handOver);
  const hasText = watchTyping(window);
  registry.subscribe(() => region.reconsider((host) => keepPlace(window, host, hasText(host))));
  registry.subscribe(createShellWithdrawal({ registry, region, drafts, running, reload }));
  followRegistry({ window, registry, liveReload: settings.liveReload });
  void forgetOfEndedSession(services.session).catch(() => undefined);
  listenForInspector(window, parts);
  listenForSearch(window, parts);
  watchVitals({ window, beacons, occupancy, library: { onLCP, onINP } });
}
