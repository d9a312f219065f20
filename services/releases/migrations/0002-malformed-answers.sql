-- Tabs also tell which answers of the service did not fit their schema; the reason is then the operation.
alter table report_counts drop constraint report_counts_kind_check;
alter table report_counts add constraint report_counts_kind_check
  check (kind in ('load', 'chunk-load-error', 'crash', 'malformed-answer'));
