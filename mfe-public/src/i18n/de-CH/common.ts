import type { Messages } from '@firn/shared-contracts/shell';

export const common: Messages = {
  loading: 'Wird geladen …',
  retry: 'Nochmals versuchen',
  error: {
    title: 'Das hat nicht geklappt',
    text: 'Wir konnten die Angaben gerade nicht laden. Prüfe deine Verbindung und versuche es nochmals.',
  },
};
