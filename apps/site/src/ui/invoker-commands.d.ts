import 'react';

declare module 'react' {
  /** Attributes for invoker commands, which all browsers have since 2025 but React's types do not have yet. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
