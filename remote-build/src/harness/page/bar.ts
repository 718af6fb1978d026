import { PERSONAS, type PersonaName } from '@firn/shared-contracts/testing';
import './bar.css';
import type { PageChoice } from './page-paths.ts';

const PERSONA_LABELS: Readonly<Record<PersonaName, string>> = {
  anonymous: 'Niemand angemeldet',
  guest: 'Gast',
  guide: 'Bergführer',
  'guide-basic': 'Bergführer ohne Rechte',
  'partner-basic': 'Partner ohne Rechte',
  admin: 'Büro',
  'super-admin': 'Büro mit allen Rechten',
};

export interface BarOptions {
  readonly name: string;
  readonly persona: PersonaName;
  readonly pages: readonly PageChoice[];
  onPersona(persona: PersonaName): void;
  onPage(path: string): void;
}

export interface Bar {
  /** Marks the shown page, if it is one of the choices. */
  showPage(path: string): void;
  /** What the real shell would do or show now; empty if nothing. */
  say(text: string): void;
}

function choice(label: string, options: readonly (readonly [value: string, text: string])[]) {
  const select = document.createElement('select');
  select.append(...options.map(([value, text]) => new Option(text, value)));
  const element = document.createElement('label');
  element.append(label, select);
  return { element, select };
}

/** The strip above the remote: persona, page, and what the shell would say. */
export function drawBar(host: HTMLElement, options: BarOptions): Bar {
  const { name, persona, pages, onPersona, onPage } = options;
  const names = Object.keys(PERSONAS) as PersonaName[];
  const person = choice(
    'Person',
    names.map((key) => [key, PERSONA_LABELS[key]]),
  );
  person.select.value = persona;
  person.select.addEventListener('change', () => onPersona(person.select.value as PersonaName));
  const page = choice(
    'Seite',
    pages.map(({ path, label }) => [path, label]),
  );
  page.select.addEventListener('change', () => onPage(page.select.value));
  const title = document.createElement('strong');
  title.textContent = name;
  const status = document.createElement('output');
  host.className = 'harness-bar';
  host.append(title, person.element, page.element, status);
  return {
    showPage: (path) => {
      page.select.value = path;
    },
    say: (text) => {
      status.textContent = text;
    },
  };
}
