/** Measures the request desk. */
import { benchClock } from './requests/clock.ts';

process.exitCode = benchClock() ? 0 : 1;
