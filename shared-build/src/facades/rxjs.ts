// The parts of rxjs that the platform offers. A name that a browser package imports must be listed here; lint reports one that is not.
export {
  BehaviorSubject,
  Observable,
  Subject,
  combineLatest,
  distinctUntilChanged,
  filter,
  firstValueFrom,
  fromEvent,
  map,
  merge,
  skip,
  startWith,
  switchMap,
} from 'rxjs/original';
