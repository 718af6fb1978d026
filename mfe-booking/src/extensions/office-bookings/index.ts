import { defineExtension } from '@firn/shared-ui/extension';
import manifest from '../../../remote.json' with { type: 'json' };
import { OfficeBookings } from './office-bookings.tsx';

export const { name, version, bootstrap, mount, update, unmount, canSwitch, snapshot, restore } =
  defineExtension({
    name: manifest.name,
    version: FIRN_RELEASE_VERSION,
    id: 'office-bookings',
    Component: OfficeBookings,
  });
