import { resource } from '@firn/shared-ui/resource';

export const texts = resource('text_messages');
export const optOuts = resource('text_opt_outs');
