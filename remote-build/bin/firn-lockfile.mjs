#!/usr/bin/env node
import '../src/lockfile/cli.ts';
