import '@mantine/core/styles/Input.css';
import { Input } from '@mantine/core';

export const InputWrapper: typeof Input.Wrapper = Input.Wrapper;
