// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { TaskCreate, TaskPatch } from './task.validator.ts';

export declare const validateTaskCreate: SchemaValidator<TaskCreate>;
export declare const validateTaskPatch: SchemaValidator<TaskPatch>;
