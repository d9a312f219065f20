-- An area may also be taken out: what runs then is a notice.
alter table revisions drop constraint revisions_action_check;
alter table revisions add constraint revisions_action_check check (action in ('promote', 'rollback', 'retire'));
