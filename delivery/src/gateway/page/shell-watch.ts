import {
  type BeaconPhase,
  PAGE_STATE_ELEMENT_ID,
  type PageState,
  RELOAD_GUARD,
  SHELL_ELEMENT_ID,
} from '@firn/shared-contracts/delivery';
import type { StoredRelease } from '../../release/stored-release.ts';
import { scriptJson } from './html.ts';
import { SHELL_LOST } from './unavailable.ts';

/** What the watch needs to know; it is sent to the page as text and sees nothing else of this module. */
export interface ShellWatch {
  readonly remote: string;
  readonly version: string;
  /** Path below which the files of the running shell lie. */
  readonly base: string;
  /** Inner HTML of the notice for a page that no shell brings to life. */
  readonly notice: string;
  readonly style: string;
  readonly stateId: string;
  readonly shellId: string;
  readonly guard: typeof RELOAD_GUARD;
}

/**
 * Runs in the page before the shell does, and says what a shell that cannot start could not say itself: that its
 * files did not come, that its module threw, that nothing of it is left on the page. Files that did not come are worth
 * one reload per minute (spec section 9 «Chunk-reload guard»); else what the server drew stays, with a notice.
 */
export function watchShell(window: Window, watch: ShellWatch): void {
  const { document, navigator, location } = window;
  let isStarting = true;
  let isLost = false;

  function report(phase: BeaconPhase): void {
    const state = document.getElementById(watch.stateId)?.textContent;
    if (!state) return;
    const { beaconToken: token, registry } = JSON.parse(state) as PageState;
    const { remote, version } = watch;
    const beacon = { token, sequence: registry.sequence, remote, version, phase };
    navigator.sendBeacon('/delivery/beacons', JSON.stringify(beacon));
  }
  function mayReload(): boolean {
    try {
      const { sessionStorage } = window;
      const last = Number(sessionStorage.getItem(watch.guard.key));
      if (!navigator.onLine || Date.now() - last < watch.guard.ms) return false;
      sessionStorage.setItem(watch.guard.key, String(Date.now()));
      return true;
    } catch {
      return false;
    }
  }
  function lose(phase: BeaconPhase): void {
    if (isLost) return;
    isLost = true;
    report(phase);
    if (phase === 'load-failed' && mayReload()) {
      location.reload();
      return;
    }
    const notice = document.createElement('div');
    notice.setAttribute('role', 'alert');
    // The policy forbids style attributes, not this. Without the shell's sheet the colours stand by themselves.
    notice.style.cssText = watch.style;
    notice.innerHTML = watch.notice;
    document.body.prepend(notice);
  }
  function isOfShell(target: EventTarget | null): boolean {
    const { tagName, src } = target as HTMLScriptElement;
    return tagName === 'SCRIPT' && src.includes(watch.base);
  }
  function look({ target, filename, error }: ErrorEvent): void {
    if (isOfShell(target)) lose('load-failed');
    if (!`${filename} ${error?.stack}`.includes(watch.base)) return;
    if (isStarting) lose('bootstrap-failed');
    // With its root React takes the page down, and may not have done so yet.
    else setTimeout(() => document.getElementById(watch.shellId)?.hasChildNodes() || lose('render-failed'));
  }
  function hasRun({ target }: Event): void {
    // What the module threw is told before that.
    if (isOfShell(target)) queueMicrotask(() => (isStarting = false));
  }
  window.addEventListener('error', look, true);
  document.addEventListener('load', hasRun, true);
}

/** Stays in sight wherever the page is scrolled to: a reload keeps the place, and what is put above it pushes it down. */
const NOTICE_STYLE =
  'position:fixed;inset:auto 0 0;z-index:99;padding:.25rem 1rem;text-align:center;color:var(--firn-ink,#12212b);background:var(--firn-larch-pale,#fdf1da)';

/** Without comments and indentation. */
const SOURCE = String(watchShell).replace(/\n\s*(\/\/.*)?/g, '\n');

/** The watch over a shell as an inline script. */
export function shellWatchScript({ release: { name, version } }: StoredRelease): string {
  const watch: ShellWatch = {
    remote: name,
    version,
    base: `/remotes/${name}/${version}/`,
    notice: SHELL_LOST,
    style: NOTICE_STYLE,
    stateId: PAGE_STATE_ELEMENT_ID,
    shellId: SHELL_ELEMENT_ID,
    guard: RELOAD_GUARD,
  };
  return `(${SOURCE})(window,${scriptJson(watch)})`;
}
