import '@firn/shared-ui/tokens.css';
import '@firn/shared-ui/base.css';
import { type ExtensionDeclaration, matchPage, type PageDeclaration } from '@firn/shared-contracts/delivery';
import { guardRedirect } from '@firn/shared-contracts/domain';
import type { RemoteLifecycles } from '@firn/shared-contracts/shell';
import { PERSONAS, type PersonaName, type RemoteHarness } from '@firn/shared-contracts/testing';
import { drawBar } from './bar.ts';
import { chosenExtension, contextFor, extensionChoices } from './extensions-alone.ts';
import { followEnd } from './follow-end.ts';
import { createHarnessShell } from './harness-shell.ts';
import { pageChoices } from './page-paths.ts';

interface Alone {
  readonly lifecycles: RemoteLifecycles;
  readonly harness: RemoteHarness;
  /** remote.json. */
  readonly manifest: {
    readonly name: string;
    readonly pages: readonly unknown[];
    readonly extensions?: readonly unknown[];
  };
  /** By id. */
  readonly extensions: Readonly<Record<string, RemoteLifecycles>>;
}

const PERSONA_KEY = 'firn-harness-persona';

function chosenPersona(harness: RemoteHarness): PersonaName {
  const chosen = window.sessionStorage.getItem(PERSONA_KEY);
  return chosen !== null && chosen in PERSONAS ? (chosen as PersonaName) : harness.persona;
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The harness has no element «${id}».`);
  return found;
}

/** Draws the bar and mounts the remote on the page of the tab's address. */
export function showAlone({ lifecycles, harness, manifest, extensions }: Alone): void {
  const { name } = manifest;
  const pages = manifest.pages as readonly PageDeclaration[];
  const declared = (manifest.extensions ?? []) as readonly ExtensionDeclaration[];
  const { pathname, search, hash } = window.location;
  const extension = chosenExtension(declared, search);
  const choices = [...pageChoices(pages, harness.params ?? {}), ...extensionChoices(declared, harness)];
  if (!extension && !matchPage([{ name, pages }], pathname)) {
    window.location.replace(pages.length > 0 ? harness.path : (choices[0]?.path ?? harness.path));
    return;
  }
  const persona = chosenPersona(harness);
  const bar = drawBar(element('bar'), {
    name,
    persona,
    pages: choices,
    onPersona: (chosen) => {
      window.sessionStorage.setItem(PERSONA_KEY, chosen);
      window.location.reload();
    },
    onPage: (path) => window.location.assign(path),
  });
  followEnd(bar.say);
  const shell = createHarnessShell({ harness, persona, path: pathname + search + hash, say: bar.say });

  /** Reports which page the address is and who may see it; true when this remote may show it. */
  function mayShow(): boolean {
    const { location } = shell.navigation.get();
    bar.showPage(location.pathname);
    const match = matchPage([{ name, pages }], location.pathname);
    if (!match) {
      bar.say(`${location.pathname} gehört nicht zu ${name}.`);
      return false;
    }
    const { user, permissions } = shell.session.get();
    const to = guardRedirect(match.page.guard, { loggedIn: user !== null, permissions }, location.pathname);
    bar.say(to ? `Der Wächter «${match.page.guard}» schickt diese Person zu ${to}.` : '');
    return to === null;
  }
  const shown = extension ? extensions[extension.id] : lifecycles;
  if (extension) bar.showPage(pathname + search);
  else {
    shell.navigation.subscribe(mayShow);
    if (!mayShow()) return;
  }
  const props = { shell, domElement: element('region'), serverData: null, onError: shell.telemetry.error };
  const context = extension && contextFor(extension, harness, bar.say);
  shown?.mount({ ...props, ...(extension && { context }) }).catch((error: unknown) => {
    bar.say(`${name} konnte nicht gezeigt werden: ${error}`);
    shell.telemetry.error(error);
  });
}
