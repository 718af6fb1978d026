import type { BuildNews, BuildProblem } from '@firn/shared-contracts/delivery';

const ID = 'firn-build-problems';
/** Not a stylesheet of the page: the policy takes none, and no rule of a remote reaches it. */
const STYLE = `
  :host { position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto; box-sizing: border-box;
    padding: 16px; background: #1d2327; color: #fff; font: 14px/1.5 ui-monospace, monospace; border-top: 4px solid #e5484d; }
  h2 { margin: 0 0 8px; font-size: 16px; }
  pre { margin: 0 0 16px; white-space: pre-wrap; overflow-wrap: anywhere; }
  strong { color: #ffb3b5; }
  button { float: right; min-width: 44px; min-height: 44px; padding: 0 12px; border: 1px solid #fff; border-radius: 4px;
    background: none; color: inherit; font: inherit; cursor: pointer; }
`;

function placeOf({ file, line }: BuildProblem): string {
  if (file === null) return '';
  return line === null ? file : `${file}:${line}`;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, ...content: (Node | string)[]) {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

function describe({ remote, problems }: BuildNews): HTMLElement[] {
  const title = problems.length === 1 ? '1 Fehler' : `${problems.length} Fehler`;
  return [
    element('h2', `${remote}: ${title}`),
    ...problems.map((problem) => element('pre', element('strong', placeOf(problem)), `\n${problem.message}`)),
  ];
}

/** Lays over the page what the compilers do not take, with file and line; nothing once all is well. */
export function showProblems(news: readonly BuildNews[]): void {
  document.getElementById(ID)?.remove();
  const broken = news.filter(({ problems }) => problems.length > 0);
  if (broken.length === 0) return;
  const panel = element('div');
  panel.id = ID;
  panel.setAttribute('role', 'alert');
  const style = new CSSStyleSheet();
  style.replaceSync(STYLE);
  const root = panel.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [style];
  const close = element('button', 'Schliessen');
  close.addEventListener('click', () => panel.remove());
  root.append(close, ...broken.flatMap(describe));
  document.body.append(panel);
}
