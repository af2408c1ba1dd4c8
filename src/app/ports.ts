import type { Ports } from '../flows/ports';
import { buildPorts } from './build-ports';
export const livePorts: Ports = buildPorts;
