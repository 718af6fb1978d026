import { formatDateTime } from '../format/dates.ts';
import type { Outcome } from './outcome.ts';

const somebody = 'Jemand anderes';

/** Why something did not succeed, as a sentence for people. */
export function reasonOf(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'stale': {
      const when = outcome.changedAt ? ` am ${formatDateTime(outcome.changedAt)}` : '';
      return `${outcome.changedBy ?? somebody} hat das inzwischen geändert${when}.`;
    }
    case 'invalid':
      return outcome.violations.map(({ message }) => message).join(' ') || outcome.detail;
    case 'refused-transition':
      return outcome.missing.map(({ message }) => message).join(' ') || outcome.detail;
    case 'in-use':
      return outcome.detail || 'Das wird noch benutzt.';
    case 'forbidden':
      return outcome.violations.map(({ message }) => message).join(' ') || 'Das darfst du nicht.';
    case 'missing':
      return 'Das gibt es nicht mehr.';
    case 'signed-out':
      return 'Deine Anmeldung ist abgelaufen. Melde dich in einem anderen Tab neu an und versuche es nochmals.';
    case 'offline':
      return 'Keine Verbindung. Prüfe das Internet und versuche es nochmals.';
    case 'failed':
      return outcome.detail || 'Das hat nicht geklappt. Versuche es nochmals.';
  }
}
