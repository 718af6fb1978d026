import { resource } from '@firn/shared-ui/resource';

export const closedPeriods = resource('closed_periods');
