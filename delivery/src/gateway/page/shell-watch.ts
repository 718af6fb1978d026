import {
  type BeaconPhase,
  PAGE_STATE_ELEMENT_ID,
  type PageState,
  RELOAD_GUARD,
  SHELL_ELEMENT_ID,
} from '@firn/shared-contracts/delivery';
import type { StoredRelease } from '../../release/stored-release.ts';
import { scriptJson } from './html.ts';
import { shellLost } from './unavailable.ts';

/** What the watch needs to know; it is sent to the page as text and sees nothing else of this module. */
export interface ShellWatch {
  readonly remote: string;
  readonly version: string;
  /** Path below which the files of the running shell lie. */
  readonly base: string;
  /** Inner HTML of the notice for a page whose shell does not start. */
  readonly notice: string;
  readonly style: string;
  readonly stateId: string;
  readonly shellId: string;
  readonly guard: typeof RELOAD_GUARD;
}

function reportShell(window: Window, { stateId, remote, version }: ShellWatch, phase: BeaconPhase): void {
  const state = window.document.getElementById(stateId)?.textContent;
  if (!state) return;
  const { beaconToken: token, registry } = JSON.parse(state) as PageState;
  const beacon = { token, sequence: registry.sequence, remote, version, phase };
  window.navigator.sendBeacon?.('/delivery/beacons', JSON.stringify(beacon));
}

function mayReload(window: Window, { guard }: ShellWatch): boolean {
  try {
    const { navigator, sessionStorage } = window;
    const last = Number(sessionStorage.getItem(guard.key));
    if (!navigator.onLine || Date.now() - last < guard.ms) return false;
    sessionStorage.setItem(guard.key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

function showNotice({ document }: Window, { notice, style }: ShellWatch): void {
  const element = document.createElement('div');
  element.setAttribute('role', 'alert');
  // The policy forbids style attributes, not this. The colours do not rely on the shell's stylesheet.
  element.style.cssText = style;
  element.innerHTML = notice;
  document.body.prepend(element);
  document.body.style.paddingBottom = `${element.offsetHeight}px`;
}

/**
 * Runs in the page before the shell and reports whether it works: a shell that cannot start could not say so, and
 * failures are judged against the page views that went well. Files that did not come are worth one reload per minute
 * (docs/domain/constants.md#waiting), and a vote only when that did not help; else what the server drew stays, with
 * a notice.
 */
export function watchShell(window: Window, watch: ShellWatch): void {
  const { document, location } = window;
  let isStarting = true;
  let isLeaving = false;
  let isLost = false;

  function lose(phase: BeaconPhase): void {
    if (isLost) return;
    isLost = true;
    if (phase === 'load-failed' && mayReload(window, watch)) {
      location.reload();
      return;
    }
    showNotice(window, watch);
    reportShell(window, watch, phase);
  }
  function isOfShell(target: EventTarget | null): boolean {
    const { tagName, src } = target as HTMLScriptElement;
    return tagName === 'SCRIPT' && src.includes(watch.base);
  }
  function look({ target, filename, error }: ErrorEvent): void {
    // Firefox aborts a page's downloads when the visitor follows a link, and reports that to the page still shown.
    if (isOfShell(target) && !isLeaving) lose('load-failed');
    // The thrower counts, not the frames above it: code patched by extensions runs below the shell.
    if (!(filename || String(error?.stack)).includes(watch.base)) return;
    if (isStarting) lose('bootstrap-failed');
    // React removes the page together with its root, but perhaps not yet.
    else setTimeout(() => document.getElementById(watch.shellId)?.hasChildNodes() || lose('render-failed'));
  }
  function leave(): void {
    isLeaving = true;
  }
  function hasRun({ target }: Event): void {
    if (!isOfShell(target)) return;
    // A listener for it may keep the page out of the back/forward cache.
    window.removeEventListener('beforeunload', leave);
    // An error thrown by the module is reported before that.
    queueMicrotask(() => (isStarting = false));
  }
  window.addEventListener('error', look, true);
  window.addEventListener('beforeunload', leave);
  document.addEventListener('load', hasRun, true);
  window.addEventListener('load', () =>
    setTimeout(() => isStarting || isLost || reportShell(window, watch, 'load')),
  );
}

/** Stays visible at any scroll position: a reload keeps the position, and content inserted above pushes this down. */
const NOTICE_STYLE =
  'position:fixed;inset:auto 0 0;z-index:99;padding:.25rem 1rem;text-align:center;color:var(--firn-ink,#12212b);background:var(--firn-larch-pale,#fdf1da)';

/** Without comments and indentation. */
const SOURCE = [reportShell, mayReload, showNotice, watchShell]
  .map((part) => String(part).replace(/\n\s*(\/\/.*)?/g, '\n'))
  .join('\n');

/** The watch over a shell as an inline script, with the phone number for people it leaves without a page. */
export function shellWatchScript({ release: { name, version } }: StoredRelease, phone: string): string {
  const watch: ShellWatch = {
    remote: name,
    version,
    base: `/remotes/${name}/${version}/`,
    notice: shellLost(phone),
    style: NOTICE_STYLE,
    stateId: PAGE_STATE_ELEMENT_ID,
    shellId: SHELL_ELEMENT_ID,
    guard: RELOAD_GUARD,
  };
  // A block would not do: functions declared in one become global variables.
  return `(()=>{${SOURCE}\nwatchShell(window,${scriptJson(watch)})})()`;
}
