import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isDestination } from '../../../machines/eligibility-checker/destination';
import { toolDialogsMachine } from '../../../machines/tool-dialogs/tool-dialogs.machine';
import { useFlow } from '../flow';
import { ToolDialogsContext } from './tool-dialogs';
