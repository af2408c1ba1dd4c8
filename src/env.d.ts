/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string;
  readonly VITE_APPLICATION_WEBHOOK_URL?: string;
  readonly VITE_APPLICATION_WEBHOOK_ENCODING?: string;
  readonly VITE_ELIGIBILITY_WEBHOOK_URL?: string;
  readonly VITE_ELIGIBILITY_WEBHOOK_ENCODING?: string;
  readonly VITE_ADMIN_OTP?: string;
  readonly VITE_INSPECTION_GUARD?: string;
  readonly VITE_INSPECTOR?: string;
  readonly VITE_INSPECTOR_URL?: string;
}
declare module 'virtual:theme.css';
