import { resource } from '@firn/shared-ui/resource';

export const notes = resource('notes');
