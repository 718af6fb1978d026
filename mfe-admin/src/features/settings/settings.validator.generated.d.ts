// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { SettingsPatch } from './settings.validator.ts';

export declare const validateSettingsPatch: SchemaValidator<SettingsPatch>;
