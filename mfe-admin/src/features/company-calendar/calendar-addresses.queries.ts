import { resource } from '@firn/shared-ui/resource';

export const calendarAddresses = resource('calendar_addresses');
