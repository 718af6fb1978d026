import type { Messages } from '@firn/shared-contracts/shell';

export const eventImages: Messages = {
  pageTitle: 'Bilder – {{title}}',
  back: 'Zurück zur Tour',
  empty: 'Zu dieser Tour gibt es noch keine Bilder.',
};
