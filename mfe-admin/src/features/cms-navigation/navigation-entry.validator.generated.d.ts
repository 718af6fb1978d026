// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { NavigationEntryCreate, NavigationEntryPatch } from './navigation-entry.validator.ts';

export declare const validateNavigationEntryCreate: SchemaValidator<NavigationEntryCreate>;
export declare const validateNavigationEntryPatch: SchemaValidator<NavigationEntryPatch>;
