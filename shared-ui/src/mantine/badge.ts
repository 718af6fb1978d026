import '@mantine/core/styles/Badge.css';
import { Badge as MantineBadge } from '@mantine/core';

export const Badge = MantineBadge;
