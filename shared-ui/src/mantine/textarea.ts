import '@mantine/core/styles/Input.css';
import { Textarea as MantineTextarea } from '@mantine/core';

export const Textarea = MantineTextarea;
