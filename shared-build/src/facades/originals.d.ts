// The libraries behind the facades, under the names that the shell's build resolves to them.
declare module 'rxjs/original' {
  export * from 'rxjs';
}
declare module 'react-router-dom/original' {
  export * from 'react-router-dom';
}
declare module 'single-spa/original' {
  export * from 'single-spa';
}
