// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { TaskCreate } from './task.validator.ts';

export declare const validateTaskCreate: SchemaValidator<TaskCreate>;
