import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Combobox.css';
import { NativeSelect as MantineNativeSelect } from '@mantine/core';

export const NativeSelect = MantineNativeSelect;
