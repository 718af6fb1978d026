// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validatePartnerCreate = Object.assign(validate10, {"required":["title","code"],"nullable":["commissionPercent","commissionPerPerson","contactEmail","endsOn"]});
const schema11 = {"type":"object","required":["title","code"],"properties":{"title":{"type":"string","maxLength":120,"pattern":"\\S"},"code":{"type":"string","pattern":"^[A-Za-z0-9-]{2,30}$"},"sites":{"type":"array","items":{"type":"object","required":["origin"],"properties":{"origin":{"type":"string","maxLength":200,"pattern":"^https://[a-z0-9.-]+(:\\d+)?$"}},"additionalProperties":false},"maxItems":20},"commissionPercent":{"anyOf":[{"type":"number","minimum":0,"maximum":50,"multipleOf":0.5},{"type":"null"}]},"commissionPerPerson":{"anyOf":[{"type":"integer","minimum":0,"maximum":50000,"multipleOf":5},{"type":"null"}]},"contactName":{"type":"string","maxLength":120},"contactEmail":{"anyOf":[{"type":"string","format":"email","maxLength":180,"pattern":"^[\\x00-\\x7F]*$"},{"type":"null"}]},"contactPhone":{"type":"string","maxLength":30},"notes":{"type":"string","maxLength":4000},"statementAddress":{"type":"string","maxLength":300},"vatNumber":{"type":"string","maxLength":30},"endsOn":{"anyOf":[{"type":"string","format":"date"},{"type":"null"}]}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = ucs2length;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[A-Za-z0-9-]{2,30}$", "u");
const pattern2 = new RegExp("^https://[a-z0-9.-]+(:\\d+)?$", "u");
const pattern3 = new RegExp("^[\\x00-\\x7F]*$", "u");
const formats0 = formats.email;
const formats2 = formats.date;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
if(data.code === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "code"});
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func3(data0) > 120){
vErrors = report(vErrors, instancePath+"/title", "maxLength", {limit: 120});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
vErrors = report(vErrors, instancePath+"/code", "pattern", {pattern: "^[A-Za-z0-9-]{2,30}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/code", "type", {type: "string"});
errors++;
}
}
if(data.sites !== undefined){
let data2 = data.sites;
if(Array.isArray(data2)){
if(data2.length > 20){
vErrors = report(vErrors, instancePath+"/sites", "maxItems", {limit: 20});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.origin === undefined){
vErrors = report(vErrors, instancePath+"/sites/" + i0, "required", {missingProperty: "origin"});
errors++;
}
for(const key1 in data3){
if(!(key1 === "origin")){
vErrors = report(vErrors, instancePath+"/sites/" + i0, "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data3.origin !== undefined){
let data4 = data3.origin;
if(typeof data4 === "string"){
if(func3(data4) > 200){
vErrors = report(vErrors, instancePath+"/sites/" + i0+"/origin", "maxLength", {limit: 200});
errors++;
}
if(!pattern2.test(data4)){
vErrors = report(vErrors, instancePath+"/sites/" + i0+"/origin", "pattern", {pattern: "^https://[a-z0-9.-]+(:\\d+)?$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/sites/" + i0+"/origin", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/sites/" + i0, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/sites", "type", {type: "array"});
errors++;
}
}
if(data.commissionPercent !== undefined){
let data5 = data.commissionPercent;
const _errs14 = errors;
let valid4 = false;
const _errs15 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 50 || isNaN(data5)){
vErrors = report(vErrors, instancePath+"/commissionPercent", "maximum", {comparison: "<=", limit: 50});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = report(vErrors, instancePath+"/commissionPercent", "minimum", {comparison: ">=", limit: 0});
errors++;
}
let res0;
if((0.5 === 0 || (res0 = data5/0.5, res0 !== parseInt(res0)))){
vErrors = report(vErrors, instancePath+"/commissionPercent", "multipleOf", {multipleOf: 0.5});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/commissionPercent", "type", {type: "number"});
errors++;
}
var _valid0 = _errs15 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs17 = errors;
if(data5 !== null){
vErrors = report(vErrors, instancePath+"/commissionPercent", "type", {type: "null"});
errors++;
}
var _valid0 = _errs17 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
vErrors = report(vErrors, instancePath+"/commissionPercent", "anyOf", {});
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.commissionPerPerson !== undefined){
let data6 = data.commissionPerPerson;
const _errs20 = errors;
let valid5 = false;
const _errs21 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
vErrors = report(vErrors, instancePath+"/commissionPerPerson", "type", {type: "integer"});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 50000 || isNaN(data6)){
vErrors = report(vErrors, instancePath+"/commissionPerPerson", "maximum", {comparison: "<=", limit: 50000});
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = report(vErrors, instancePath+"/commissionPerPerson", "minimum", {comparison: ">=", limit: 0});
errors++;
}
let res1;
if((5 === 0 || (res1 = data6/5, res1 !== parseInt(res1)))){
vErrors = report(vErrors, instancePath+"/commissionPerPerson", "multipleOf", {multipleOf: 5});
errors++;
}
}
var _valid1 = _errs21 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs23 = errors;
if(data6 !== null){
vErrors = report(vErrors, instancePath+"/commissionPerPerson", "type", {type: "null"});
errors++;
}
var _valid1 = _errs23 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
vErrors = report(vErrors, instancePath+"/commissionPerPerson", "anyOf", {});
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data.contactName !== undefined){
let data7 = data.contactName;
if(typeof data7 === "string"){
if(func3(data7) > 120){
vErrors = report(vErrors, instancePath+"/contactName", "maxLength", {limit: 120});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/contactName", "type", {type: "string"});
errors++;
}
}
if(data.contactEmail !== undefined){
let data8 = data.contactEmail;
const _errs28 = errors;
let valid6 = false;
const _errs29 = errors;
if(typeof data8 === "string"){
if(func3(data8) > 180){
vErrors = report(vErrors, instancePath+"/contactEmail", "maxLength", {limit: 180});
errors++;
}
if(!pattern3.test(data8)){
vErrors = report(vErrors, instancePath+"/contactEmail", "pattern", {pattern: "^[\\x00-\\x7F]*$"});
errors++;
}
if(!(formats0(data8))){
vErrors = report(vErrors, instancePath+"/contactEmail", "format", {format: "email"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/contactEmail", "type", {type: "string"});
errors++;
}
var _valid2 = _errs29 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const _errs31 = errors;
if(data8 !== null){
vErrors = report(vErrors, instancePath+"/contactEmail", "type", {type: "null"});
errors++;
}
var _valid2 = _errs31 === errors;
valid6 = valid6 || _valid2;
}
if(!valid6){
vErrors = report(vErrors, instancePath+"/contactEmail", "anyOf", {});
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
if(data.contactPhone !== undefined){
let data9 = data.contactPhone;
if(typeof data9 === "string"){
if(func3(data9) > 30){
vErrors = report(vErrors, instancePath+"/contactPhone", "maxLength", {limit: 30});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/contactPhone", "type", {type: "string"});
errors++;
}
}
if(data.notes !== undefined){
let data10 = data.notes;
if(typeof data10 === "string"){
if(func3(data10) > 4000){
vErrors = report(vErrors, instancePath+"/notes", "maxLength", {limit: 4000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/notes", "type", {type: "string"});
errors++;
}
}
if(data.statementAddress !== undefined){
let data11 = data.statementAddress;
if(typeof data11 === "string"){
if(func3(data11) > 300){
vErrors = report(vErrors, instancePath+"/statementAddress", "maxLength", {limit: 300});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/statementAddress", "type", {type: "string"});
errors++;
}
}
if(data.vatNumber !== undefined){
let data12 = data.vatNumber;
if(typeof data12 === "string"){
if(func3(data12) > 30){
vErrors = report(vErrors, instancePath+"/vatNumber", "maxLength", {limit: 30});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/vatNumber", "type", {type: "string"});
errors++;
}
}
if(data.endsOn !== undefined){
let data13 = data.endsOn;
const _errs42 = errors;
let valid7 = false;
const _errs43 = errors;
if(typeof data13 === "string"){
if(!(formats2(data13))){
vErrors = report(vErrors, instancePath+"/endsOn", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/endsOn", "type", {type: "string"});
errors++;
}
var _valid3 = _errs43 === errors;
valid7 = valid7 || _valid3;
if(!valid7){
const _errs45 = errors;
if(data13 !== null){
vErrors = report(vErrors, instancePath+"/endsOn", "type", {type: "null"});
errors++;
}
var _valid3 = _errs45 === errors;
valid7 = valid7 || _valid3;
}
if(!valid7){
vErrors = report(vErrors, instancePath+"/endsOn", "anyOf", {});
errors++;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
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
validate10.errors = vErrors;
return errors === 0;
}

export const validatePartnerPatch = Object.assign(validate11, {"required":[],"nullable":["commissionPercent","commissionPerPerson","contactEmail","endsOn"]});
const schema12 = {"type":"object","properties":{"title":{"type":"string","maxLength":120,"pattern":"\\S"},"code":{"type":"string","pattern":"^[A-Za-z0-9-]{2,30}$"},"sites":{"type":"array","items":{"type":"object","required":["origin"],"properties":{"origin":{"type":"string","maxLength":200,"pattern":"^https://[a-z0-9.-]+(:\\d+)?$"}},"additionalProperties":false},"maxItems":20},"commissionPercent":{"anyOf":[{"type":"number","minimum":0,"maximum":50,"multipleOf":0.5},{"type":"null"}]},"commissionPerPerson":{"anyOf":[{"type":"integer","minimum":0,"maximum":50000,"multipleOf":5},{"type":"null"}]},"contactName":{"type":"string","maxLength":120},"contactEmail":{"anyOf":[{"type":"string","format":"email","maxLength":180,"pattern":"^[\\x00-\\x7F]*$"},{"type":"null"}]},"contactPhone":{"type":"string","maxLength":30},"notes":{"type":"string","maxLength":4000},"statementAddress":{"type":"string","maxLength":300},"vatNumber":{"type":"string","maxLength":30},"endsOn":{"anyOf":[{"type":"string","format":"date"},{"type":"null"}]}},"additionalProperties":false};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema12.properties, key0))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func3(data0) > 120){
vErrors = report(vErrors, instancePath+"/title", "maxLength", {limit: 120});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
vErrors = report(vErrors, instancePath+"/code", "pattern", {pattern: "^[A-Za-z0-9-]{2,30}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/code", "type", {type: "string"});
errors++;
}
}
if(data.sites !== undefined){
let data2 = data.sites;
if(Array.isArray(data2)){
if(data2.length > 20){
vErrors = report(vErrors, instancePath+"/sites", "maxItems", {limit: 20});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.origin === undefined){
vErrors = report(vErrors, instancePath+"/sites/" + i0, "required", {missingProperty: "origin"});
errors++;
}
for(const key1 in data3){
if(!(key1 === "origin")){
vErrors = report(vErrors, instancePath+"/sites/" + i0, "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data3.origin !== undefined){
let data4 = data3.origin;
if(typeof data4 === "string"){
if(func3(data4) > 200){
vErrors = report(vErrors, instancePath+"/sites/" + i0+"/origin", "maxLength", {limit: 200});
errors++;
}
if(!pattern2.test(data4)){
vErrors = report(vErrors, instancePath+"/sites/" + i0+"/origin", "pattern", {pattern: "^https://[a-z0-9.-]+(:\\d+)?$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/sites/" + i0+"/origin", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/sites/" + i0, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/sites", "type", {type: "array"});
errors++;
}
}
if(data.commissionPercent !== undefined){
let data5 = data.commissionPercent;
const _errs14 = errors;
let valid4 = false;
const _errs15 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 50 || isNaN(data5)){
vErrors = report(vErrors, instancePath+"/commissionPercent", "maximum", {comparison: "<=", limit: 50});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = report(vErrors, instancePath+"/commissionPercent", "minimum", {comparison: ">=", limit: 0});
errors++;
}
let res0;
if((0.5 === 0 || (res0 = data5/0.5, res0 !== parseInt(res0)))){
vErrors = report(vErrors, instancePath+"/commissionPercent", "multipleOf", {multipleOf: 0.5});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/commissionPercent", "type", {type: "number"});
errors++;
}
var _valid0 = _errs15 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs17 = errors;
if(data5 !== null){
vErrors = report(vErrors, instancePath+"/commissionPercent", "type", {type: "null"});
errors++;
}
var _valid0 = _errs17 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
vErrors = report(vErrors, instancePath+"/commissionPercent", "anyOf", {});
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.commissionPerPerson !== undefined){
let data6 = data.commissionPerPerson;
const _errs20 = errors;
let valid5 = false;
const _errs21 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
vErrors = report(vErrors, instancePath+"/commissionPerPerson", "type", {type: "integer"});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 50000 || isNaN(data6)){
vErrors = report(vErrors, instancePath+"/commissionPerPerson", "maximum", {comparison: "<=", limit: 50000});
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = report(vErrors, instancePath+"/commissionPerPerson", "minimum", {comparison: ">=", limit: 0});
errors++;
}
let res1;
if((5 === 0 || (res1 = data6/5, res1 !== parseInt(res1)))){
vErrors = report(vErrors, instancePath+"/commissionPerPerson", "multipleOf", {multipleOf: 5});
errors++;
}
}
var _valid1 = _errs21 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs23 = errors;
if(data6 !== null){
vErrors = report(vErrors, instancePath+"/commissionPerPerson", "type", {type: "null"});
errors++;
}
var _valid1 = _errs23 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
vErrors = report(vErrors, instancePath+"/commissionPerPerson", "anyOf", {});
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data.contactName !== undefined){
let data7 = data.contactName;
if(typeof data7 === "string"){
if(func3(data7) > 120){
vErrors = report(vErrors, instancePath+"/contactName", "maxLength", {limit: 120});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/contactName", "type", {type: "string"});
errors++;
}
}
if(data.contactEmail !== undefined){
let data8 = data.contactEmail;
const _errs28 = errors;
let valid6 = false;
const _errs29 = errors;
if(typeof data8 === "string"){
if(func3(data8) > 180){
vErrors = report(vErrors, instancePath+"/contactEmail", "maxLength", {limit: 180});
errors++;
}
if(!pattern3.test(data8)){
vErrors = report(vErrors, instancePath+"/contactEmail", "pattern", {pattern: "^[\\x00-\\x7F]*$"});
errors++;
}
if(!(formats0(data8))){
vErrors = report(vErrors, instancePath+"/contactEmail", "format", {format: "email"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/contactEmail", "type", {type: "string"});
errors++;
}
var _valid2 = _errs29 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const _errs31 = errors;
if(data8 !== null){
vErrors = report(vErrors, instancePath+"/contactEmail", "type", {type: "null"});
errors++;
}
var _valid2 = _errs31 === errors;
valid6 = valid6 || _valid2;
}
if(!valid6){
vErrors = report(vErrors, instancePath+"/contactEmail", "anyOf", {});
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
if(data.contactPhone !== undefined){
let data9 = data.contactPhone;
if(typeof data9 === "string"){
if(func3(data9) > 30){
vErrors = report(vErrors, instancePath+"/contactPhone", "maxLength", {limit: 30});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/contactPhone", "type", {type: "string"});
errors++;
}
}
if(data.notes !== undefined){
let data10 = data.notes;
if(typeof data10 === "string"){
if(func3(data10) > 4000){
vErrors = report(vErrors, instancePath+"/notes", "maxLength", {limit: 4000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/notes", "type", {type: "string"});
errors++;
}
}
if(data.statementAddress !== undefined){
let data11 = data.statementAddress;
if(typeof data11 === "string"){
if(func3(data11) > 300){
vErrors = report(vErrors, instancePath+"/statementAddress", "maxLength", {limit: 300});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/statementAddress", "type", {type: "string"});
errors++;
}
}
if(data.vatNumber !== undefined){
let data12 = data.vatNumber;
if(typeof data12 === "string"){
if(func3(data12) > 30){
vErrors = report(vErrors, instancePath+"/vatNumber", "maxLength", {limit: 30});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/vatNumber", "type", {type: "string"});
errors++;
}
}
if(data.endsOn !== undefined){
let data13 = data.endsOn;
const _errs42 = errors;
let valid7 = false;
const _errs43 = errors;
if(typeof data13 === "string"){
if(!(formats2(data13))){
vErrors = report(vErrors, instancePath+"/endsOn", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/endsOn", "type", {type: "string"});
errors++;
}
var _valid3 = _errs43 === errors;
valid7 = valid7 || _valid3;
if(!valid7){
const _errs45 = errors;
if(data13 !== null){
vErrors = report(vErrors, instancePath+"/endsOn", "type", {type: "null"});
errors++;
}
var _valid3 = _errs45 === errors;
valid7 = valid7 || _valid3;
}
if(!valid7){
vErrors = report(vErrors, instancePath+"/endsOn", "anyOf", {});
errors++;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
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
