// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateTaskCreate = Object.assign(validate10, {"required":["title"],"nullable":["due","assignee"]});
const schema11 = {"type":"object","required":["title"],"properties":{"title":{"type":"string","maxLength":200,"pattern":"^(?=.*\\S)[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$"},"due":{"anyOf":[{"type":"string","format":"date"},{"type":"null"}]},"assignee":{"anyOf":[{"type":"string","pattern":"^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]},"event":{"type":"string","pattern":"^/api/events/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"booking":{"type":"string","pattern":"^/api/bookings/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"offer":{"type":"string","pattern":"^/api/offers/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"}},"additionalProperties":false};
const func2 = ucs2length;
const pattern0 = new RegExp("^(?=.*\\S)[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$", "u");
const pattern1 = new RegExp("^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern2 = new RegExp("^/api/events/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern3 = new RegExp("^/api/bookings/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern4 = new RegExp("^/api/offers/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const formats0 = formats.date;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "due")) || (key0 === "assignee")) || (key0 === "event")) || (key0 === "booking")) || (key0 === "offer"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
vErrors = report(vErrors, instancePath+"/title", "maxLength", {limit: 200});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/title", "pattern", {pattern: "^(?=.*\\S)[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.due !== undefined){
let data1 = data.due;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(typeof data1 === "string"){
if(!(formats0(data1))){
vErrors = report(vErrors, instancePath+"/due", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/due", "type", {type: "string"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data1 !== null){
vErrors = report(vErrors, instancePath+"/due", "type", {type: "null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/due", "anyOf", {});
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.assignee !== undefined){
let data2 = data.assignee;
const _errs11 = errors;
let valid2 = false;
const _errs12 = errors;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
vErrors = report(vErrors, instancePath+"/assignee", "pattern", {pattern: "^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/assignee", "type", {type: "string"});
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs14 = errors;
if(data2 !== null){
vErrors = report(vErrors, instancePath+"/assignee", "type", {type: "null"});
errors++;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
vErrors = report(vErrors, instancePath+"/assignee", "anyOf", {});
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.event !== undefined){
let data3 = data.event;
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
vErrors = report(vErrors, instancePath+"/event", "pattern", {pattern: "^/api/events/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/event", "type", {type: "string"});
errors++;
}
}
if(data.booking !== undefined){
let data4 = data.booking;
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
vErrors = report(vErrors, instancePath+"/booking", "pattern", {pattern: "^/api/bookings/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/booking", "type", {type: "string"});
errors++;
}
}
if(data.offer !== undefined){
let data5 = data.offer;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
vErrors = report(vErrors, instancePath+"/offer", "pattern", {pattern: "^/api/offers/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/offer", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validateTaskPatch = Object.assign(validate11, {"required":[],"nullable":["due","assignee","snoozedUntil","event","booking","offer"]});
const schema12 = {"type":"object","properties":{"title":{"type":"string","maxLength":200,"pattern":"^(?=.*\\S)[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$"},"due":{"anyOf":[{"type":"string","format":"date"},{"type":"null"}]},"assignee":{"anyOf":[{"type":"string","pattern":"^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]},"snoozedUntil":{"anyOf":[{"type":"string","format":"date"},{"type":"null"}]},"event":{"anyOf":[{"type":"string","pattern":"^/api/events/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]},"booking":{"anyOf":[{"type":"string","pattern":"^/api/bookings/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]},"offer":{"anyOf":[{"type":"string","pattern":"^/api/offers/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]}},"additionalProperties":false};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "title") || (key0 === "due")) || (key0 === "assignee")) || (key0 === "snoozedUntil")) || (key0 === "event")) || (key0 === "booking")) || (key0 === "offer"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
vErrors = report(vErrors, instancePath+"/title", "maxLength", {limit: 200});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/title", "pattern", {pattern: "^(?=.*\\S)[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.due !== undefined){
let data1 = data.due;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(typeof data1 === "string"){
if(!(formats0(data1))){
vErrors = report(vErrors, instancePath+"/due", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/due", "type", {type: "string"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data1 !== null){
vErrors = report(vErrors, instancePath+"/due", "type", {type: "null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/due", "anyOf", {});
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.assignee !== undefined){
let data2 = data.assignee;
const _errs11 = errors;
let valid2 = false;
const _errs12 = errors;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
vErrors = report(vErrors, instancePath+"/assignee", "pattern", {pattern: "^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/assignee", "type", {type: "string"});
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs14 = errors;
if(data2 !== null){
vErrors = report(vErrors, instancePath+"/assignee", "type", {type: "null"});
errors++;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
vErrors = report(vErrors, instancePath+"/assignee", "anyOf", {});
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.snoozedUntil !== undefined){
let data3 = data.snoozedUntil;
const _errs17 = errors;
let valid3 = false;
const _errs18 = errors;
if(typeof data3 === "string"){
if(!(formats0(data3))){
vErrors = report(vErrors, instancePath+"/snoozedUntil", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/snoozedUntil", "type", {type: "string"});
errors++;
}
var _valid2 = _errs18 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs20 = errors;
if(data3 !== null){
vErrors = report(vErrors, instancePath+"/snoozedUntil", "type", {type: "null"});
errors++;
}
var _valid2 = _errs20 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
vErrors = report(vErrors, instancePath+"/snoozedUntil", "anyOf", {});
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.event !== undefined){
let data4 = data.event;
const _errs23 = errors;
let valid4 = false;
const _errs24 = errors;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
vErrors = report(vErrors, instancePath+"/event", "pattern", {pattern: "^/api/events/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/event", "type", {type: "string"});
errors++;
}
var _valid3 = _errs24 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs26 = errors;
if(data4 !== null){
vErrors = report(vErrors, instancePath+"/event", "type", {type: "null"});
errors++;
}
var _valid3 = _errs26 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
vErrors = report(vErrors, instancePath+"/event", "anyOf", {});
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
if(data.booking !== undefined){
let data5 = data.booking;
const _errs29 = errors;
let valid5 = false;
const _errs30 = errors;
if(typeof data5 === "string"){
if(!pattern3.test(data5)){
vErrors = report(vErrors, instancePath+"/booking", "pattern", {pattern: "^/api/bookings/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/booking", "type", {type: "string"});
errors++;
}
var _valid4 = _errs30 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs32 = errors;
if(data5 !== null){
vErrors = report(vErrors, instancePath+"/booking", "type", {type: "null"});
errors++;
}
var _valid4 = _errs32 === errors;
valid5 = valid5 || _valid4;
}
if(!valid5){
vErrors = report(vErrors, instancePath+"/booking", "anyOf", {});
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
}
if(data.offer !== undefined){
let data6 = data.offer;
const _errs35 = errors;
let valid6 = false;
const _errs36 = errors;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
vErrors = report(vErrors, instancePath+"/offer", "pattern", {pattern: "^/api/offers/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/offer", "type", {type: "string"});
errors++;
}
var _valid5 = _errs36 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs38 = errors;
if(data6 !== null){
vErrors = report(vErrors, instancePath+"/offer", "type", {type: "null"});
errors++;
}
var _valid5 = _errs38 === errors;
valid6 = valid6 || _valid5;
}
if(!valid6){
vErrors = report(vErrors, instancePath+"/offer", "anyOf", {});
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
